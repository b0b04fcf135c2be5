import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { boardNames, findSubject } from 'question/curriculum.ts';
import { countKinds } from 'question/kinds/names.ts';
import { findRule } from 'question/rules.ts';
import { countMinutes, makeSections } from 'question/sections.ts';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { badRequest, conflict, notFound, purchaseRequired, unauthorized } from '../../http/errors.ts';
import { englishOf } from '../../http/messages.ts';
import { lockReader } from '../study/index.ts';
import { drawCopy, drawMix, drawSitting, type DrawnQuestion, type Sitter } from './draw.ts';
import { errorMessages, titles } from './error-messages.ts';
import { MAX_QUESTIONS, type MixInput, type PaperInput, type SittingInput } from './inputs.ts';
import { accessTo } from './share.ts';
import { type Item, type Paper, readContents, readItems, readOriginal, readPaper } from './store.ts';

const MINUTE_MS = 60_000;

type Frame = Pick<Paper, 'title' | 'rule' | 'sections' | 'isMixed'> & { minutes: number; original: string | undefined };
export type Sheet = { paper: Paper; items: Item[] };

/** `freeSittings` of others' papers a week need no plan. */
type Start = { sitter: Sitter; input: PaperInput; freeSittings: number; now: Date };

/** Idempotent by `id`. A visitor's paper is not stored. */
export async function startPaper(db: Database, start: Start): Promise<Sheet> {
  const { sitter, input, now } = start;
  const id = input.id ?? randomUUID();
  if (!sitter) {
    const { questions, isFree } = await draw(db, start);
    if (isFree) throw purchaseRequired();
    const paper = await newPaper(db, { sitter, input, id, questions, now });
    return { paper, items: await previewItems(db, questions) };
  }
  return db.transaction(async (tx) => {
    // So that two tabs do not use the same free sitting.
    await lockReader(tx, sitter.id);
    if (!(await readPaper(tx, id, sitter.id))) {
      const { questions, isFree } = await draw(tx, start);
      const paper = await newPaper(tx, { sitter, input, id, questions, now });
      await storePaper(tx, isFree ? { ...paper, access: 'FREE' } : paper, questions);
    }
    const paper = await readPaper(tx, id, sitter.id);
    if (!paper) throw conflict(errorMessages.idTaken(), 'id');
    return { paper, items: await readItems(tx, id) };
  });
}

type Drawn = { questions: DrawnQuestion[]; isFree: boolean };

async function draw(db: Database, start: Start): Promise<Drawn> {
  const { sitter, input } = start;
  const { mix, sitting, copy_of: copied } = input;
  if (copied != null) return drawShared(db, start, copied);
  if (mix && mix.pool !== 'ALL' && !sitter) throw unauthorized(errorMessages.poolOfReader());
  const questions = mix ? await drawMix(db, sitter, mix) : await drawSitting(db, sitter, sitting!);
  if (questions.length === 0) throw await refusal(db, sitter, input);
  if (questions.length > MAX_QUESTIONS) throw badRequest(errorMessages.tooLong({ max: MAX_QUESTIONS }), 'mix');
  return { questions, isFree: false };
}

/** `isFree`: some are locked, and a free sitting opens them. */
async function drawShared(db: Database, { sitter, freeSittings, now }: Start, copied: string): Promise<Drawn> {
  const paper = await readOriginal(db, copied);
  const questions = await drawCopy(db, sitter, copied);
  if (!paper || questions.length === 0) throw notFound(errorMessages.noPaper());
  const { access } = await accessTo(db, sitter, { questions, paper, freeSittings, now });
  if (access === 'PLAN') throw purchaseRequired();
  return { questions, isFree: access === 'FREE_SITTING' };
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
    components: null,
    access: sitter?.hasFullAccess ? 'PLAN' : 'OPEN',
    remarked: 0,
    original: frame.original ?? id,
    isNamed: false,
    utcOffset: input.utc_offset_minutes,
  };
}

function frameOf(input: PaperInput, questions: readonly DrawnQuestion[]): Frame {
  const rule = findRule(input.rule);
  if (!rule) throw badRequest(errorMessages.noRule({ rule: input.rule }), 'rule');
  const { mix, sitting } = input;
  const sections = makeSections(questions, mix?.saq_answer_any);
  return {
    title: mix ? mixTitle(mix, questions) : sittingTitle(sitting!),
    rule: rule.id,
    sections,
    isMixed: mix != null && !mix.topics?.length && (mix.pool === 'ALL' || mix.pool === 'UNSEEN'),
    minutes: input.minutes ?? countMinutes(questions, sections, rule),
    original: undefined,
  };
}

/** Copies the original's rule, sections and time, so that results can be compared. */
async function copyFrame(db: Database, id: string): Promise<Frame> {
  const copied = await readOriginal(db, id);
  if (!copied) throw notFound(errorMessages.noPaper());
  const { title, rule, sections, isMixed, startedAt, endsAt, original } = copied;
  const minutes = endsAt ? (endsAt.getTime() - startedAt.getTime()) / MINUTE_MS : 0;
  return { title, rule, sections, isMixed, minutes, original };
}

/** PURCHASE_REQUIRED if a plan would open matching questions, else NOT_FOUND. */
async function refusal(db: Database, sitter: Sitter, { mix, sitting }: PaperInput) {
  const paying = { id: sitter?.id ?? 0, hasFullAccess: true };
  const all = mix ? await drawMix(db, paying, mix) : await drawSitting(db, paying, sitting!);
  if (all.length > 0) return purchaseRequired();
  return notFound(mix ? errorMessages.noMatch() : errorMessages.noSitting());
}

function sittingTitle({ board, prof, subject, year, sitting }: SittingInput): string {
  const when = sitting == null ? String(year) : `${sitting} ${year}`;
  return englishOf(titles.sitting({ subject: findSubject(prof, subject)!.name, board: boardNames.get(board)!, when }));
}

function mixTitle({ prof, subjects }: MixInput, questions: readonly DrawnQuestion[]): string {
  const names = subjects.map((code) => findSubject(prof, code)!.name);
  return englishOf(titles.mix({ subjects: names.join(', '), ...countKinds(questions) }));
}

export async function storePaper(db: Database, paper: Paper, questions: readonly DrawnQuestion[]): Promise<void> {
  const rows = questions.map(({ id, version }, index) => ({ number: index + 1, question: id, version }));
  await db.execute(sql`
    with p as (
      insert into papers (id, "user", title, mode, rule, sections, started_at, ends_at, original, access, is_mixed,
        utc_offset)
      select ${paper.id}, ${paper.user}, ${paper.title}, ${paper.mode}, ${paper.rule},
        ${JSON.stringify(paper.sections)}::text::jsonb, ${paper.startedAt.toISOString()}::timestamptz,
        ${paper.endsAt?.toISOString() ?? null}::timestamptz, ${paper.original}::uuid, ${paper.access}, ${paper.isMixed},
        ${paper.utcOffset}
      where not exists (select from former_papers where id = ${paper.id})
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
