import { YEARS } from 'question/appearances.ts';
import { boardCodes, findSubject } from 'question/curriculum.ts';
import { DHAKA_OFFSET } from 'review/days.ts';
import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { answerSchema } from '../study/index.ts';
import { inputMessages } from './error-messages.ts';

export const MAX_QUESTIONS = 200;
const MAX_SUBJECTS = 11;
const MAX_TOPICS = 100;
const MAX_MINUTES = 600;
const MAX_TOPIC = 500;
const DAY_MS = 86_400_000;
/** UTC-12 to UTC+14. */
const OFFSETS = { min: -720, max: 840 };
const whole = (min: number, max: number) =>
  z
    .int(inputMessages.outOfRange({ min, max }))
    .min(min, inputMessages.outOfRange({ min, max }))
    .max(max, inputMessages.outOfRange({ min, max }));
const choice = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, inputMessages.oneOf({ values }));
const text = (max: number) => z.string(inputMessages.notText()).max(max, sharedMessages.tooLong({ max }));
const uuid = z.uuid(inputMessages.notUuid()).toLowerCase();
const board = z.enum(boardCodes, inputMessages.oneOf({ values: boardCodes }));
const year = whole(YEARS.first, YEARS.last);

const sittingSchema = z
  .strictObject({ board, prof: text(10), subject: text(20), year, sitting: text(20).nullish() })
  .refine(({ prof, subject }) => findSubject(prof, subject), {
    error: ({ input }) => inputMessages.noSubject(input as { subject: string; prof: string }),
    path: ['subject'],
  });
export type SittingInput = z.output<typeof sittingSchema>;

const count = whole(0, MAX_QUESTIONS);

export const mixSchema = z
  .strictObject({
    prof: text(10),
    subjects: z
      .array(text(20))
      .min(1, inputMessages.someSubjects({ max: MAX_SUBJECTS }))
      .max(MAX_SUBJECTS, inputMessages.someSubjects({ max: MAX_SUBJECTS })),
    topics: z.array(text(MAX_TOPIC)).max(MAX_TOPICS).nullish(),
    boards: z.array(board).nullish(),
    from_year: year.nullish(),
    to_year: year.nullish(),
    pool: choice(['ALL', 'UNSEEN', 'WRONG', 'FLAGGED'] as const).default('ALL'),
    mtf: count.default(10),
    sba: count.default(10),
    saq: count.default(0),
    /** How many of the short answers count ("answer any 8"). All, if missing. */
    saq_answer_any: whole(1, MAX_QUESTIONS).nullish(),
  })
  .superRefine(({ prof, subjects, mtf, sba, saq, from_year: from, to_year: to }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const unknown = subjects.find((subject) => !findSubject(prof, subject));
    if (unknown !== undefined) refuse('subjects', inputMessages.noSubject({ subject: unknown, prof }));
    const total = mtf + sba + saq;
    if (total < 1 || total > MAX_QUESTIONS) refuse('mtf', inputMessages.noQuestions({ max: MAX_QUESTIONS }));
    if (from != null && to != null && from > to) refuse('from_year', inputMessages.yearsReversed());
  });
export type MixInput = z.output<typeof mixSchema>;

export const paperSchema = z
  .strictObject({
    id: uuid.nullish(),
    sitting: sittingSchema.nullish(),
    mix: mixSchema.nullish(),
    copy_of: uuid.nullish(),
    mode: choice(['EXAM', 'TUTOR'] as const).default('EXAM'),
    minutes: whole(0, MAX_MINUTES).nullish(),
    rule: text(20).default('PROF'),
    utc_offset_minutes: whole(OFFSETS.min, OFFSETS.max)
      .nullish()
      .transform((minutes) => minutes ?? DHAKA_OFFSET),
  })
  .refine(({ sitting, mix, copy_of: copy }) => [sitting, mix, copy].filter((one) => one != null).length === 1, {
    error: inputMessages.oneSource(),
    path: ['mix'],
  });
export type PaperInput = z.output<typeof paperSchema>;

const instant = z.iso.datetime({ offset: true, error: inputMessages.notInstant() }).transform((text) => new Date(text));

const answerFields = {
  answer: answerSchema.nullish(),
  flagged: z.boolean(sharedMessages.trueOrFalse()).nullish(),
  took_ms: whole(0, DAY_MS).nullish(),
  at: instant.nullish(),
};
const paperAnswer = z.strictObject({ number: whole(1, MAX_QUESTIONS), ...answerFields });
export type PaperAnswerInput = z.output<typeof paperAnswer>;

export const answersBody = z.strictObject({
  answers: z
    .array(paperAnswer, inputMessages.answers({ max: MAX_QUESTIONS }))
    .min(1, inputMessages.answers({ max: MAX_QUESTIONS }))
    .max(MAX_QUESTIONS, inputMessages.answers({ max: MAX_QUESTIONS })),
});

/** An older time means that the device's clock was wrong. */
const MAX_AGE_MS = 400 * DAY_MS;
const recent = instant.refine((time) => time.getTime() > Date.now() - MAX_AGE_MS, { error: inputMessages.tooOld() });

const unorderedSheet = z.strictObject({
  started_at: recent,
  ends_at: recent.nullish().transform((time) => time ?? null),
  finished_at: recent.nullish().transform((time) => time ?? null),
  items: z
    .array(z.strictObject({ question: text(20).regex(/^\d{1,18}$/, inputMessages.notAQuestion()), ...answerFields }))
    .min(1, inputMessages.answers({ max: MAX_QUESTIONS }))
    .max(MAX_QUESTIONS, inputMessages.answers({ max: MAX_QUESTIONS }))
    .refine((items) => new Set(items.map(({ question }) => question)).size === items.length, {
      error: inputMessages.twice(),
    }),
});
const sheetSchema = unorderedSheet
  .refine(({ started_at: start, ends_at: end }) => end === null || end >= start, {
    error: inputMessages.beforeStart(),
    path: ['ends_at'],
  })
  .refine(({ started_at: start, finished_at: end }) => end === null || end >= start, {
    error: inputMessages.beforeStart(),
    path: ['finished_at'],
  });
export type SheetInput = z.output<typeof sheetSchema>;

export const markedBody = z.strictObject({ paper: paperSchema.and(z.object({ id: uuid })), sheet: sheetSchema });
export type MarkedInput = z.output<typeof markedBody>;

export const namedBody = z.strictObject({ named: z.boolean(sharedMessages.trueOrFalse()) });
export const paperParams = z.object({ id: uuid });
export const sittingsQuery = z.object({
  board,
  prof: text(10),
  subject: text(20),
});

const MAX_PAGE = 50;
export const papersQuery = z.object({
  limit: z
    .string(sharedMessages.once())
    .regex(/^[1-9]\d?$/, inputMessages.outOfRange({ min: 1, max: MAX_PAGE }))
    .transform(Number)
    .pipe(whole(1, MAX_PAGE))
    .default(20),
  after: z.string(sharedMessages.once()).max(100).optional(),
});
