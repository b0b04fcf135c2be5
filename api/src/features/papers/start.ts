import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { badRequest, conflict, notFound, purchaseRequired, unauthorized } from '../../http/errors.ts';
import { wordsOf } from '../../http/messages.ts';
import { boards, findSubject } from '../questions/index.ts';
import { SCORING_RULES } from '../study/index.ts';
import { drawCopy, drawMix, drawSitting, type DrawnQuestion, type Sitter } from './draw.ts';
import { errorMessages, titles } from './error-messages.ts';
import { MAX_QUESTIONS, type MixInput, type PaperInput, type SittingInput } from './inputs.ts';
import { minutesOf, sectionsOf } from './sections.ts';
import { type Item, type Paper, readContents, readItems, readOriginal, readPaper } from './store.ts';

const MINUTE_MS = 60_000;

type Frame = Pick<Paper, 'title' | 'rule' | 'sections'> & { minutes: number; original: string | undefined };
export type Sheet = { paper: Paper; items: Item[] };

/** Idempotent by `id`. A visitor's paper is not stored. */
export async function startPaper(db: Database, sitter: Sitter, input: PaperInput, now: Date): Promise<Sheet> {
  const id = input.id ?? randomUUID();
  const existing = sitter && input.id && (await readPaper(db, id, sitter.id));
  if (existing) return { paper: existing, items: await readItems(db, id) };
  const questions = await draw(db, sitter, input);
  const paper = await newPaper(db, { sitter, input, id, questions, now });
  if (!sitter) return { paper, items: await previewItems(db, questions) };
  await storePaper(db, paper, questions);
  const stored = await readPaper(db, id, sitter.id);
  if (!stored) throw conflict(errorMessages.idTaken(), 'id');
  return { paper: stored, items: await readItems(db, id) };
}

async function draw(db: Database, sitter: Sitter, input: PaperInput): Promise<DrawnQuestion[]> {
  const { mix, sitting, copy_of: copied } = input;
  if (mix && mix.pool !== 'ALL' && !sitter) throw unauthorized(errorMessages.poolOfReader());
  const questions =
    copied != null
      ? await drawReadableCopy(db, sitter, copied)
      : mix
        ? await drawMix(db, sitter, mix)
        : await drawSitting(db, sitter, sitting!);
  if (questions.length === 0) throw await refusal(db, sitter, input);
  if (questions.length > MAX_QUESTIONS) throw badRequest(errorMessages.tooLong({ max: MAX_QUESTIONS }), 'mix');
  return questions;
}

async function drawReadableCopy(db: Database, sitter: Sitter, copied: string): Promise<DrawnQuestion[]> {
  const questions = await drawCopy(db, sitter, copied);
  if (questions.length === 0) throw notFound(errorMessages.noPaper());
  if (questions.some(({ isReadable }) => !isReadable)) throw purchaseRequired();
  return questions;
}

type Draft = { sitter: Sitter; input: PaperInput; id: string; questions: DrawnQuestion[]; now: Date };

/** Makes a paper without storing it. */
export async function newPaper(db: Database, { sitter, input, id, questions, now }: Draft): Promise<Paper> {
  const { copy_of: copied } = input;
  const { minutes, ...frame } = copied != null ? await copyFrame(db, copied) : frameOf(input, questions);
  return {
    ...frame,
    id,
    user: sitter?.id ?? 0,
    mode: input.mode,
    startedAt: now,
    endsAt: minutes === 0 ? null : new Date(now.getTime() + minutes * MINUTE_MS),
    finishedAt: null,
    points: null,
    outOf: null,
    remarked: 0,
    original: frame.original ?? id,
    isNamed: false,
    utcOffset: input.utc_offset_minutes,
  };
}

function frameOf(input: PaperInput, questions: readonly DrawnQuestion[]): Frame {
  const rule = SCORING_RULES.find(({ id }) => id === input.rule);
  if (!rule) throw badRequest(errorMessages.noRule({ rule: input.rule }), 'rule');
  const { mix, sitting } = input;
  const sections = sectionsOf(questions, mix?.saq_answer_any);
  return {
    title: mix ? mixTitle(mix, questions) : sittingTitle(sitting!),
    rule: rule.id,
    sections,
    minutes: input.minutes ?? minutesOf(questions, sections, rule),
    original: undefined,
  };
}

/** Copies the original's rule, sections and time, so that results can be compared. */
async function copyFrame(db: Database, id: string): Promise<Frame> {
  const copied = await readOriginal(db, id);
  if (!copied) throw notFound(errorMessages.noPaper());
  const { title, rule, sections, startedAt, endsAt, original } = copied;
  const minutes = endsAt ? (endsAt.getTime() - startedAt.getTime()) / MINUTE_MS : 0;
  return { title, rule, sections, minutes, original };
}

/** PURCHASE_REQUIRED if a plan would open matching questions, else NOT_FOUND. */
async function refusal(db: Database, sitter: Sitter, { mix, sitting }: PaperInput) {
  const paying = { id: sitter?.id ?? 0, hasFullAccess: true };
  const all = mix ? await drawMix(db, paying, mix) : await drawSitting(db, paying, sitting!);
  if (all.length > 0) return purchaseRequired();
  return notFound(mix ? errorMessages.noMatch() : errorMessages.noSitting());
}

function sittingTitle({ board, prof, subject, year, sitting }: SittingInput): string {
  const { name } = boards.find(({ code }) => code === board)!;
  const when = sitting == null ? String(year) : `${sitting} ${year}`;
  return wordsOf(titles.sitting({ subject: findSubject(prof, subject)!.name, board: name, when }));
}

function mixTitle({ prof, subjects }: MixInput, questions: readonly DrawnQuestion[]): string {
  const countOf = (kind: string) => questions.filter(({ type }) => type === kind).length;
  const names = subjects.map((code) => findSubject(prof, code)!.name);
  return wordsOf(
    titles.mix({ subjects: names.join(', '), mtf: countOf('MTF'), sba: countOf('SBA'), saq: countOf('SAQ') }),
  );
}

export async function storePaper(db: Database, paper: Paper, questions: readonly DrawnQuestion[]): Promise<void> {
  const rows = questions.map(({ id, version }, index) => ({ number: index + 1, question: id, version }));
  await db.execute(sql`
    with p as (
      insert into papers (id, "user", title, mode, rule, sections, started_at, ends_at, original, utc_offset)
      values (${paper.id}, ${paper.user}, ${paper.title}, ${paper.mode}, ${paper.rule},
        ${JSON.stringify(paper.sections)}::text::jsonb, ${paper.startedAt.toISOString()}::timestamptz,
        ${paper.endsAt?.toISOString() ?? null}::timestamptz, ${paper.original}, ${paper.utcOffset})
      on conflict do nothing returning id
    )
    insert into paper_items (paper, number, question, question_version)
    select p.id, one.number, one.question, one.version
    from p, jsonb_to_recordset(${jsonRows(rows)}) as one(number int, question bigint, version int)`);
}

/** The items of a paper that is not stored. */
export async function previewItems(db: Database, questions: readonly DrawnQuestion[]): Promise<Item[]> {
  const contents = await readContents(
    db,
    questions.map(({ id }) => id),
  );
  return questions.map(({ id, version }, index) => ({
    number: index + 1,
    question: id,
    version,
    content: contents.get(id)!,
    keyCorrectedOn: null,
    former: null,
    answer: null,
    answeredAt: null,
    isFlagged: false,
    flaggedAt: null,
    tookMs: null,
  }));
}
