import { asc, eq } from 'drizzle-orm';
import { type RequestHandler, Router } from 'express';
import type { Database } from '../../db/connection.ts';
import { faqs } from '../../db/schema.ts';
import { sendPublic } from '../../http/public-response.ts';

/** Visible FAQs in their order, `{ faqs: [{ _id, question, answer, is_hide }] }`. */
const listFaqs =
  (db: Database): RequestHandler =>
  async (request, response) => {
    const rows = await db.select().from(faqs).where(eq(faqs.isHidden, false)).orderBy(asc(faqs.position), asc(faqs.id));
    sendPublic(request, response, {
      faqs: rows.map(({ id, question, answer, isHidden }) => ({ _id: id, question, answer, is_hide: isHidden })),
    });
  };

export function faqRoutes(db: Database) {
  const routes = Router();
  routes.get('/', listFaqs(db));
  return routes;
}

export function contentFaqRoutes(db: Database) {
  const routes = Router();
  routes.get('/faqs', listFaqs(db));
  return routes;
}
