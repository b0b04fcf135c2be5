import { asc } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { ebooks } from '../../db/schema.ts';
import { sendPublic } from '../../http/contract.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { Routes } from '../../http/routes.ts';
import { inputMessages } from './error-messages.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

const wholeNumber = z
  .string(sharedMessages.once())
  .regex(/^[1-9]\d{0,5}$/, sharedMessages.wholeNumber())
  .transform(Number);
const pageQuery = z.object({
  page: wholeNumber.default(1),
  limit: wholeNumber
    .pipe(z.number().max(MAX_LIMIT, inputMessages.limitTooHigh({ max: MAX_LIMIT })))
    .default(DEFAULT_LIMIT),
});

/** /ebook?page=&limit=. A page past the end is empty. */
export function ebookRoutes(db: Database) {
  const routes = new Routes();
  routes.add('GET /ebook', async (request, response) => {
    const { page, limit } = pageQuery.parse(request.query);
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(ebooks)
        .orderBy(asc(ebooks.position), asc(ebooks.id))
        .limit(limit)
        .offset((page - 1) * limit),
      db.$count(ebooks),
    ]);
    sendPublic(request, response, 'listEbooks', { data: rows.map(toBook), pagination: { page, limit, total } });
  });
  return routes;
}

const toBook = ({ id, name, author, category, cover, driveLink }: typeof ebooks.$inferSelect) => ({
  _id: id,
  book_name: name,
  author,
  category,
  cover_image: cover === null ? null : { public_id: cover },
  drive_link: driveLink,
});
