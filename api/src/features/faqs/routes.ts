import { asc, eq } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { Database } from '../../db/connection.ts';
import { faqs } from '../../db/schema.ts';
import { sendPublic } from '../../http/contract.ts';
import { Routes } from '../../http/routes.ts';

/** Visible FAQs in their order, `{ faqs: [{ _id, question, answer, is_hide }] }`. */
const listFaqs =
  (db: Database): RequestHandler =>
  async (request, response) => {
    const rows = await db.select().from(faqs).where(eq(faqs.isHidden, false)).orderBy(asc(faqs.position), asc(faqs.id));
    sendPublic(request, response, 'listFaqs', {
      faqs: rows.map(({ id, question, answer }) => ({ _id: id, question, answer, is_hide: false as const })),
    });
  };

export function faqRoutes(db: Database) {
  const routes = new Routes();
  routes.add('GET /faqs', listFaqs(db));
  routes.add('GET /content/faqs', listFaqs(db));
  return routes;
}
