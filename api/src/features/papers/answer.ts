import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Answer } from 'question/answer.ts';
import { findFault } from 'question/check.ts';
import { isSelfMarked } from 'question/kinds/names.ts';
import { isBlank } from 'question/mark.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { badRequest } from '../../http/errors.ts';
import { faultMessage } from '../study/index.ts';
import { recordAnswers } from './attempts.ts';
import { errorMessages } from './error-messages.ts';
import { type OpenSheet, saveTotal } from './finish.ts';
import type { PaperAnswerInput } from './inputs.ts';
import type { Item, Paper } from './store.ts';

const DAY_MS = 86_400_000;

type Save = { item: Item; answer: Answer | undefined; flagged: boolean | undefined; tookMs: number | null; at: Date };

/**
 * Saves each answer that is newer than the stored one, and changes `sheet` in place. Returns whether any came after the
 * end of the paper: those count as practice in the record and stay off the sheet.
 */
export async function saveAnswers(sheet: OpenSheet, inputs: readonly PaperAnswerInput[]): Promise<{ isLate: boolean }> {
  const saves = inputs.map((input, index) => readSave(sheet, input, `answers.${index}`));
  const { paper } = sheet;
  const late = saves.filter(({ item, answer }) => answer !== undefined && isOver(paper, item));
  await recordLate(sheet, late);
  const onTime = saves.filter((save) => !isOver(paper, save.item) && applies(paper, save));
  for (const save of onTime) apply(save);
  if (onTime.length > 0) await store(sheet, onTime);
  return { isLate: saves.some(({ item }) => isOver(paper, item)) };
}

/** Never for short answers: readers mark their own, and in an examination only after its end. */
const isOver = ({ finishedAt }: Paper, { content }: Item) => finishedAt !== null && !isSelfMarked(content.type);

function readSave({ paper, items, now }: OpenSheet, input: PaperAnswerInput, field: string): Save {
  const { number, answer, flagged, took_ms: tookMs, at } = input;
  const item = items.find((one) => one.number === number);
  if (!item) throw badRequest(errorMessages.noItem({ number }), field);
  // The device's clock may be wrong.
  const earliest = paper.startedAt.getTime() - DAY_MS;
  const time = !at || at > now ? now : at.getTime() < earliest ? paper.startedAt : at;
  return {
    item,
    answer: answer == null ? undefined : checkAnswer(paper, item, answer, field),
    flagged: flagged ?? undefined,
    tookMs: tookMs ?? null,
    at: time,
  };
}

/** The answer as it is stored. Ticks are refused first: whether their model points exist is part of the key. */
export function checkAnswer(paper: Paper, { content }: Item, answer: Answer, field: string): Answer {
  const isSecret = paper.mode === 'EXAM' && !paper.finishedAt;
  if (isSecret && answer.saq?.some(({ points }) => points.length > 0)) {
    throw badRequest(errorMessages.ticksTooEarly(), field);
  }
  const fault = findFault(content, answer);
  if (fault) throw badRequest(faultMessage(fault), field);
  // Parts without ticks are marks too, of none of the points.
  return isSecret && answer.saq ? { saq: [] } : answer;
}

/** Drops an answer or flag that is older than the stored one, and an answer to a question whose key has been shown. */
function applies(paper: Paper, save: Save): boolean {
  const { item, at } = save;
  const isRevealed = paper.mode === 'TUTOR' && item.answer !== null && !isSelfMarked(item.content.type);
  if (isRevealed || (item.answeredAt && at < item.answeredAt)) save.answer = undefined;
  if (item.flaggedAt && at < item.flaggedAt) save.flagged = undefined;
  return save.answer !== undefined || save.flagged !== undefined || save.tookMs !== null;
}

function apply({ item, answer, flagged, tookMs, at }: Save): void {
  if (answer !== undefined) Object.assign(item, { answer, answeredAt: at });
  if (flagged !== undefined) Object.assign(item, { isFlagged: flagged, flaggedAt: at });
  if (tookMs !== null) item.tookMs = Math.max(tookMs, item.tookMs ?? 0);
}

async function store(sheet: OpenSheet, saves: readonly Save[]): Promise<void> {
  const { tx, paper } = sheet;
  const rows = saves.map(({ item }) => ({
    number: item.number,
    answer: item.answer,
    answered_at: item.answeredAt,
    is_flagged: item.isFlagged,
    flagged_at: item.flaggedAt,
    took_ms: item.tookMs,
  }));
  await tx.execute(sql`
    update paper_items i set answer = one.answer, answered_at = one.answered_at, is_flagged = one.is_flagged,
      flagged_at = one.flagged_at, took_ms = one.took_ms
    from jsonb_to_recordset(${jsonRows(rows)}) as one(number int, answer jsonb, answered_at timestamptz,
      is_flagged boolean, flagged_at timestamptz, took_ms int)
    where i.paper = ${paper.id} and i.number = one.number`);
  if (!paper.finishedAt && paper.mode === 'EXAM') return;
  const answered = saves.filter(({ answer }) => answer !== undefined);
  const [ticked, final] = [answered.filter(isOfReader), answered.filter((save) => !isOfReader(save))];
  await recordAnswers(
    tx,
    paper,
    'PAPER',
    final.map(({ item, at, tookMs }) => ({ item, answer: item.answer!, at, tookMs })),
  );
  if (ticked.length > 0) {
    await tx.execute(sql`update papers set ticked_at = ${sheet.now.toISOString()}::timestamptz where id = ${paper.id}`);
  }
  if (paper.finishedAt) await saveTotal(sheet);
}

/** Readers mark their own short answers, as often as they like. */
const isOfReader = ({ item }: Save) => isSelfMarked(item.content.type);

async function recordLate({ tx, paper }: OpenSheet, late: readonly Save[]): Promise<void> {
  const changed = late
    .filter(({ item, answer }) => !isBlank(answer!) && !isDeepStrictEqual(answer, item.answer))
    .map(({ item, answer, at, tookMs }) => ({ item, answer: answer!, at, tookMs }));
  const first = [...new Map(changed.toReversed().map((one) => [one.item.number, one])).values()];
  await recordAnswers(tx, paper, 'PRACTICE', first);
}
