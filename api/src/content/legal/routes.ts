import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { legalTexts } from '../../db/schema.ts';
import { readBody, send, sendPublic } from '../../http/contract.ts';
import { conflict } from '../../http/errors.ts';
import { jsonBodyUpTo } from '../../http/json-body.ts';
import { Routes } from '../../http/routes.ts';
import { articleBody } from '../entries/article-kind.ts';
import { errorMessages } from './error-messages.ts';

// A text of 100,000 characters of Bangla.
const MAX_TEXT = '1mb';

const params = z.object({ id: z.enum(legalTexts.id.enumValues) });
const input = z.strictObject({ version: z.string().max(100).nullable(), body: articleBody.nullable() });

type Row = typeof legalTexts.$inferSelect;

export function legalRoutes({ db, now }: { db: Database; now: () => Date }) {
  const routes = new Routes();

  routes.add('GET /content/legal', async (request, response) => {
    const rows = await db.select().from(legalTexts).orderBy(asc(legalTexts.id));
    sendPublic(request, response, 'listLegalTexts', { texts: rows.map(view) });
  });

  routes.add('PUT /admin/legal/:id', ...jsonBodyUpTo(MAX_TEXT), async (request, response) => {
    const { id } = params.parse(request.params);
    const { version, body } = readBody(request, 'saveLegalText', input);
    const row = await db.transaction((tx) => save(tx, { id, version, body, at: now() }));
    send(response, 'saveLegalText', { text: row && view(row) });
  });

  return routes;
}

type Change = { id: Row['id']; version: string | null; body: string | null; at: Date };

/** Null once the text is removed. Sent twice, it changes nothing. */
async function save(tx: Database, { id, version, body, at }: Change): Promise<Row | null> {
  const [stored = null] = await tx.select().from(legalTexts).where(eq(legalTexts.id, id)).for('update');
  if ((stored?.body ?? null) === body) return stored;
  if (versionOf(stored) !== version) throw conflict(errorMessages.changedSince());
  if (body === null) {
    await tx.delete(legalTexts).where(eq(legalTexts.id, id));
    return null;
  }
  const change = { body, updatedAt: at };
  const [saved] = await tx
    .insert(legalTexts)
    .values({ id, ...change })
    .onConflictDoUpdate({ target: legalTexts.id, set: change })
    .returning();
  return saved!;
}

const versionOf = (row: Row | null) => row?.updatedAt.toISOString() ?? null;
const view = ({ id, body, updatedAt }: Row) => ({ id, body, updated_at: updatedAt.toISOString() });
