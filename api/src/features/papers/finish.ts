import { sql } from 'drizzle-orm';
import { isSelfMarked } from 'question/kinds/names.ts';
import { markPaper } from 'question/paper.ts';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { notFound } from '../../http/errors.ts';
import { lockReader, lockReaders } from '../study/index.ts';
import { recordAnswers } from './attempts.ts';
import { errorMessages } from './error-messages.ts';
import { type Item, type Paper, readItems, readItemsOf, readPaper, readPapersById, readStale } from './store.ts';

/** For answers that were in transit when time ran out. */
export const GRACE_MS = 5_000;
const STALE_AT_ONCE = 50;

export type OpenSheet = { tx: Database; paper: Paper; items: Item[]; now: Date };

/** Runs `work` on a paper in a transaction that blocks the reader's other devices. First finishes an overdue paper. */
export async function withPaper<Result>(
  db: Database,
  { id, user }: { id: string; user: number },
  now: Date,
  work: (sheet: OpenSheet) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockReader(tx, user);
    const paper = await readPaper(tx, id, user);
    if (!paper) throw notFound(errorMessages.noPaper());
    const items = await readItems(tx, id);
    const sheet = { tx, paper, items, now };
    if (isOverdue(paper, now)) await finish(sheet, paper.endsAt!);
    return work(sheet);
  });
}

/** Marks the paper, adds its answers to the record and changes `sheet` in place. Idempotent. */
export async function finish(sheet: OpenSheet, at: Date): Promise<void> {
  const { tx, paper, items } = sheet;
  if (paper.finishedAt) return;
  paper.finishedAt = at;
  await saveTotal(sheet);
  // With a tutor, each answer was recorded at once, and blank questions may never have been shown.
  if (paper.mode === 'TUTOR') return;
  const answers = items
    .filter(({ content }) => !isSelfMarked(content.type))
    .map((item) => ({ item, answer: item.answer ?? {}, at: item.answeredAt ?? at, tookMs: item.tookMs }));
  await recordAnswers(tx, paper, 'PAPER', answers);
}

/** Stores the total of a finished paper. The marks of its items are computed on each read. */
export const saveTotal = ({ tx, paper, items }: OpenSheet): Promise<void> => saveTotals(tx, [{ paper, items }]);

async function saveTotals(tx: Database, sheets: readonly Pick<OpenSheet, 'paper' | 'items'>[]): Promise<void> {
  for (const { paper, items } of sheets) {
    const { points, outOf, components, remarked } = markPaper(paper, items).marks;
    Object.assign(paper, { points, outOf, components, remarked });
  }
  await tx.execute(sql`
    update papers p set finished_at = one."finishedAt", points = one.points, out_of = one."outOf",
      components = one.components, remarked = one.remarked, is_stale = false
    from jsonb_to_recordset(${jsonRows(sheets.map(({ paper }) => paper))}) as one(id uuid, "finishedAt" timestamptz,
      points int, "outOf" int, components jsonb, remarked int)
    where p.id = one.id`);
}

/** Computes totals anew that a corrected key has changed. */
export async function refreshTotals(db: Database): Promise<void> {
  for (;;) {
    const stale = await readStale(db, STALE_AT_ONCE);
    if (stale.length === 0) return;
    await db.transaction(async (tx) => {
      await lockReaders(
        tx,
        stale.map(({ user }) => user),
      );
      const ids = stale.map(({ id }) => id);
      const items = await readItemsOf(tx, ids);
      const papers = await readPapersById(tx, ids);
      await saveTotals(
        tx,
        papers.map((paper) => ({ paper, items: items.get(paper.id) ?? [] })),
      );
    });
  }
}

const isOverdue = ({ finishedAt, endsAt }: Paper, now: Date) =>
  finishedAt === null && endsAt !== null && now.getTime() > endsAt.getTime() + GRACE_MS;
