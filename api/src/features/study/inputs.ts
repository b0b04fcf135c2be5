import { DHAKA_OFFSET } from 'review/days.ts';
import { isSitePath } from 'schema/site-path.ts';
import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { pageLimit } from '../../http/page-query.ts';
import { once } from '../../http/query-text.ts';
import { answerSchema } from './answer.ts';
import { inputMessages } from './error-messages.ts';

export const MAX_ATTEMPTS = 100;
export const MAX_QUESTIONS = 100;
const MAX_NOTE = 5000;
const MAX_TITLE = 200;
const MAX_PATH = 500;
const MAX_PLACE = 1_000_000;
const DAY_MS = 86_400_000;
/** How long after the answer it may be taken back. */
export const UNDO_MS = 600_000;
/** UTC-12 to UTC+14. */
const OFFSETS = { min: -720, max: 840 };
const QUESTION_ID = /^[1-9]\d{0,14}$/;
// All but line breaks and tabs.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

export const questionId = z
  .string(inputMessages.notAnId())
  .regex(QUESTION_ID, inputMessages.notAnId())
  .transform(Number);
const whole = (min: number, max: number) =>
  z
    .int(inputMessages.outOfRange({ min, max }))
    .min(min, inputMessages.outOfRange({ min, max }))
    .max(max, inputMessages.outOfRange({ min, max }));
const choice = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, inputMessages.oneOf({ values }));
const uuid = z.uuid(inputMessages.notUuid()).toLowerCase();

const instant = z.iso.datetime({ offset: true, error: inputMessages.notInstant() }).transform((text) => new Date(text));

const attemptFields = z.object({
  id: z.uuidv7(inputMessages.notUuidV7()).toLowerCase(),
  question_id: questionId,
  answer: answerSchema,
  mode: choice(['PRACTICE', 'REVIEW', 'PAPER'] as const).default('PRACTICE'),
  answered_at: instant,
  took_ms: whole(0, DAY_MS).nullish(),
  confidence: choice(['GUESS', 'UNSURE', 'SURE'] as const).nullish(),
  question_version: whole(1, 1_000_000).nullish(),
  session_id: uuid.nullish(),
  device_id: uuid.nullish(),
  utc_offset_minutes: whole(OFFSETS.min, OFFSETS.max)
    .nullish()
    .transform((minutes) => minutes ?? DHAKA_OFFSET),
  changes: whole(0, 10_000).nullish(),
  undone_at: instant.nullish(),
});

/** Unknown fields are dropped, so that a newer client's attempts are not lost. */
export const attemptSchema = attemptFields.refine(
  // It also runs on times that are refused, which are still text.
  ({ mode, answered_at: answeredAt, undone_at: undoneAt }) =>
    !undoneAt || (mode !== 'PAPER' && undoneAt >= answeredAt && Number(undoneAt) - Number(answeredAt) <= UNDO_MS),
  { error: inputMessages.notAnUndo(), path: ['undone_at'] },
);
export type AttemptInput = z.output<typeof attemptSchema>;

/** Attempts are parsed one by one, so that an invalid one does not block the others. */
export const batchSchema = z.object({
  attempts: z
    .array(z.unknown(), inputMessages.attempts({ max: MAX_ATTEMPTS }))
    .min(1, inputMessages.attempts({ max: MAX_ATTEMPTS }))
    .max(MAX_ATTEMPTS, inputMessages.attempts({ max: MAX_ATTEMPTS })),
});

export const recordsQuery = z.object({
  questions: z
    .string(sharedMessages.once())
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(questionId)
        .min(1)
        .max(MAX_QUESTIONS, inputMessages.ids({ max: MAX_QUESTIONS })),
    ),
});

export const questionParams = z.object({ question: questionId });
export const attemptParams = z.object({ attempt: uuid });
export const flagBody = z.object({ flagged: z.boolean(sharedMessages.trueOrFalse()) });
export const noteBody = z.object({
  note: z
    .string(inputMessages.notText())
    .max(MAX_NOTE, inputMessages.noteTooLong({ max: MAX_NOTE }))
    .refine((text) => !CONTROL.test(text), inputMessages.hasControl())
    .transform((text) => text.trim()),
  version: whole(0, 1_000_000_000),
});

export const placeBody = z.object({
  path: z
    .string(inputMessages.notAPath())
    .max(MAX_PATH, inputMessages.notAPath())
    .refine(isSitePath, inputMessages.notAPath()),
  title: z
    .string(inputMessages.notText())
    .trim()
    .min(1, inputMessages.notText())
    .max(MAX_TITLE, sharedMessages.tooLong({ max: MAX_TITLE }))
    .refine((text) => !CONTROL.test(text), inputMessages.hasControl()),
  place: whole(1, MAX_PLACE),
  total: whole(1, MAX_PLACE),
});

const subject = { prof: once(10), subject: once(20) };
export const topicsQuery = z.object(subject);

const limitOf = (standard: number, max: number) => pageLimit(max, inputMessages.outOfRange({ min: 1, max }), standard);
const after = once(100).optional();

export const attemptsQuery = z.object({ limit: limitOf(50, 500), after });
export const notesQuery = z.object({ limit: limitOf(100, 500), after: questionId.optional() });
export const LISTS = ['WRONG', 'FLAGGED', 'NOTED', 'DUE'] as const;
export const listQuery = z.object({
  list: choice(LISTS),
  prof: subject.prof.optional(),
  subject: subject.subject.optional(),
  limit: limitOf(20, 100),
  after,
});

export const deleteBody = z.object({ confirm: z.string(inputMessages.notText()).max(320) });
