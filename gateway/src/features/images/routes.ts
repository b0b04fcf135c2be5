import { Router } from 'express';
import type { HttpParts } from '../../http/http-parts.ts';
import { uploadHandler } from './upload.ts';
import { viewHandler } from './view.ts';

/** /images: what GraphQL cannot carry. */
export function imageRoutes(parts: HttpParts) {
  const routes = Router();
  routes.post('/', uploadHandler(parts));
  routes.get('/*publicId', viewHandler(parts));
  return routes;
}
