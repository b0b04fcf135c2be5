import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { notFound } from '../../http/errors.ts';
import { lockReader } from '../study/index.ts';
import { recordAnswers } from './attempts.ts';
import { errorMessages } from './error-messages.ts';
import { markItem, marksOf } from './marking.ts';
import { type Item, type Paper, readItems, readPaper } from './store.ts';
import { ruleOf } from './view.ts';

/** For answers that were in transit when time ran out. */
export const GRACE_MS = 5_000;

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
    .filter(({ content }) => content.type !== 'SAQ')
    .map((item) => ({ item, answer: item.answer ?? {}, at: item.answeredAt ?? at, tookMs: item.tookMs }));
  await recordAnswers(tx, paper, 'PAPER', answers);
}

/** Stores the total of a finished paper. The marks of its items are computed on each read. */
export async function saveTotal({ tx, paper, items }: OpenSheet): Promise<void> {
  const rule = ruleOf(paper.rule);
  const { points, outOf, components } = marksOf(
    paper,
    items.map((item) => markItem(item, rule)),
    rule,
  );
  Object.assign(paper, { points, outOf, components });
  await tx.execute(sql`
    update papers set finished_at = ${paper.finishedAt!.toISOString()}::timestamptz, points = ${points}, out_of = ${outOf},
      components = ${jsonRows(components)}
    where id = ${paper.id}`);
}

const isOverdue = ({ finishedAt, endsAt }: Paper, now: Date) =>
  finishedAt === null && endsAt !== null && now.getTime() > endsAt.getTime() + GRACE_MS;
