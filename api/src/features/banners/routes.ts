import { asc } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { banners } from '../../db/schema.ts';
import { sendPublic } from '../../http/contract.ts';
import { Routes } from '../../http/routes.ts';

/** /content/banners: the slider's pictures in their order, `{ banners: [{ _id, url: { public_id }, alt }] }`. */
export function bannerRoutes(db: Database) {
  const routes = new Routes();
  routes.add('GET /content/banners', async (request, response) => {
    const rows = await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
    sendPublic(request, response, 'listBanners', {
      banners: rows.map(({ id, image, alt }) => ({ _id: id, url: { public_id: image }, alt })),
    });
  });
  return routes;
}
