import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { savedViews } from '../../db/schema.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { lockUser } from '../accounts/index.ts';
import { errorMessages } from './error-messages.ts';
import type { Filter } from './filter-inputs.ts';

const MAX_VIEWS = 30;

const columns = { id: savedViews.id, name: savedViews.name, filter: savedViews.filter };
type Row = { id: number; name: string; filter: Record<string, unknown> };
const viewRow = ({ id, name, filter }: Row) => ({ _id: String(id), name, filter: filter as Filter });

/** A person's own, by name. */
export async function listViews(db: Database, owner: number) {
  const rows = await db
    .select(columns)
    .from(savedViews)
    .where(eq(savedViews.owner, owner))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));
  return rows.map(viewRow);
}

/** Replaces the view of that name. Throws 409 at the limit. */
export function saveView(db: Database, owner: number, { name, filter }: { name: string; filter: Filter }) {
  return db.transaction(async (tx) => {
    await lockUser(tx, owner);
    const views = await listViews(tx, owner);
    if (views.length >= MAX_VIEWS && !views.some((view) => view.name === name))
      throw conflict(errorMessages.tooManyViews({ max: MAX_VIEWS }));
    const [row] = await tx
      .insert(savedViews)
      .values({ owner, name, filter })
      .onConflictDoUpdate({ target: [savedViews.owner, savedViews.name], set: { filter } })
      .returning(columns);
    return viewRow(row!);
  });
}

/** Throws 404 for another person's. */
export async function removeView(db: Database, owner: number, id: number): Promise<void> {
  const gone = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.owner, owner)))
    .returning({ id: savedViews.id });
  if (gone.length === 0) throw notFound(errorMessages.noView());
}
