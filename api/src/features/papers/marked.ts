import { sql } from 'drizzle-orm';
import { markPaper } from 'question/paper.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { conflict, notFound, purchaseRequired } from '../../http/errors.ts';
import { lockReader } from '../study/index.ts';
import { checkAnswer, saveAnswers } from './answer.ts';
import { DRAWN, type DrawnCopy, type DrawnQuestion, readable, type Sitter } from './draw.ts';
import { errorMessages } from './error-messages.ts';
import { finish, type OpenSheet } from './finish.ts';
import type { MarkedInput, SheetInput } from './inputs.ts';
import { newPaper, previewItems, type Sheet, storePaper } from './start.ts';
import { type Item, type Paper, readItems, readPaper } from './store.ts';

type SheetItem = SheetInput['items'][number];

/**
 * Marks a visitor's paper, which is not stored. If the visitor has logged in since, stores it once, excluded from
 * comparisons, because no server enforced its time.
 */
export async function markSheet(db: Database, sitter: Sitter, input: MarkedInput, now: Date): Promise<Sheet> {
  const { id } = input.paper;
  const stored = sitter && (await readPaper(db, id, sitter.id));
  if (stored) return { paper: stored, items: await readItems(db, id) };
  const { questions, entries } = await readQuestions(db, sitter, input.sheet);
  const paper = await paperOf(db, sitter, input, questions, now);
  if (!sitter) return markHere(paper, await previewItems(db, questions), entries, endOf(input.sheet, now));
  return db.transaction(async (tx) => {
    await lockReader(tx, sitter.id);
    await storePaper(tx, paper, questions);
    if (!(await readPaper(tx, id, sitter.id))) throw conflict(errorMessages.idTaken(), 'paper.id');
    const sheet = { tx, paper, items: await readItems(tx, id), now };
    await saveAll(sheet, entries, endOf(input.sheet, now));
    return sheet;
  });
}

/** The questions that still exist and their entries on the sheet, in its order. */
async function readQuestions(db: Database, sitter: Sitter, { items }: SheetInput) {
  const rows = await rowsOf<DrawnCopy>(
    db,
    sql`select ${DRAWN}, ${readable(sitter)} as "isReadable" from questions q
        where not q.hidden and q.id in ${items.map(({ question }) => Number(question))}`,
  );
  if (rows.length === 0) throw notFound(errorMessages.noMatch());
  if (rows.some(({ isReadable }) => !isReadable)) throw purchaseRequired();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entries = items.filter(({ question }) => byId.has(Number(question)));
  return { questions: entries.map(({ question }) => byId.get(Number(question))!), entries };
}

async function paperOf(db: Database, sitter: Sitter, input: MarkedInput, questions: DrawnQuestion[], now: Date) {
  const { started_at: startedAt, ends_at: endsAt } = input.sheet;
  const paper = await newPaper(db, { sitter, input: input.paper, id: input.paper.id, questions, now });
  return { ...paper, startedAt: startedAt < now ? startedAt : now, endsAt, original: input.paper.id };
}

/** At most the end of its time, and at most now. */
function endOf({ ends_at: endsAt, finished_at: finishedAt }: SheetInput, now: Date): Date | undefined {
  const isOver = endsAt !== null && endsAt < now;
  if (!finishedAt && !isOver) return undefined;
  return new Date(Math.min(...[finishedAt, endsAt, now].flatMap((time) => (time ? [time.getTime()] : []))));
}

function markHere(paper: Paper, items: Item[], entries: readonly SheetItem[], finishedAt: Date | undefined): Sheet {
  const ended = { ...paper, finishedAt: finishedAt ?? null };
  for (const [index, { answer, flagged, took_ms: tookMs }] of entries.entries()) {
    const item = items[index]!;
    const checked = answer ? checkAnswer(ended, item, answer, `sheet.items.${index}`) : null;
    Object.assign(item, { answer: checked, isFlagged: flagged ?? false, tookMs: tookMs ?? null });
  }
  if (!finishedAt) return { paper, items };
  const { points, outOf, components } = markPaper(paper, items).marks;
  return { paper: { ...ended, points, outOf, components }, items };
}

/** Saves in the same order as answers sent one by one: ticks of an examination are only accepted after its end. */
async function saveAll(sheet: OpenSheet, entries: readonly SheetItem[], finishedAt: Date | undefined): Promise<void> {
  const saves = entries.map(({ question: _question, ...save }, index) => ({ ...save, number: index + 1 }));
  const isTicked = ({ answer }: SheetItem | (typeof saves)[number]) => (answer?.saq?.length ?? 0) > 0;
  await saveAnswers(
    sheet,
    saves.filter((save) => !isTicked(save)),
  );
  if (finishedAt) await finish(sheet, finishedAt);
  const withTicks = saves.filter(isTicked);
  if (withTicks.length > 0) await saveAnswers(sheet, withTicks);
}
