import { Router } from 'express';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { uploadHandler } from './upload.ts';
import { viewHandler } from './view.ts';

export function imageRoutes(parts: HttpDependencies) {
  const routes = Router();
  routes.post('/', uploadHandler(parts));
  routes.get('/*publicId', viewHandler(parts));
  return routes;
}
