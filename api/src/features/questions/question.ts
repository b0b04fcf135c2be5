import { z } from 'zod';
import { boardCodes, findSubject } from './curriculum.ts';

const MIN_YEAR = 1971;
const MAX_YEAR = 2100;
// Longer than any real explanation (4,207 characters in MedMCQA), shorter than a pasted book.
const MAX_BODY = 20_000;
const MAX_LINE = 500;

// PostgreSQL refuses NUL in text; the others have no business in a line of text.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

const text = (label: string, max: number) =>
  z
    .string(`${label} must be text`)
    .trim()
    .min(1, `${label} is empty`)
    .max(max, `${label} is longer than ${max} characters`)
    .refine((value) => !CONTROL.test(value), `${label} has control characters in it`);

export const originSchema = z.enum(['ORIGINAL', 'PAPER'], 'origin must be ORIGINAL or PAPER');

export const appearanceSchema = z.strictObject({
  board: z.enum(boardCodes, `board must be one of ${boardCodes.join(', ')}`),
  year: z
    .int('year must be a whole number')
    .min(MIN_YEAR, `year is before ${MIN_YEAR}`)
    .max(MAX_YEAR, `year is after ${MAX_YEAR}`),
  sitting: z.enum(['May', 'November'], 'sitting must be May or November').optional(),
});

export const optionSchema = z.strictObject({
  text: text('option', MAX_BODY),
  correct: z.boolean('correct must be true or false'),
  reason: text('reason', MAX_BODY).optional(),
});

export const partSchema = z.strictObject({
  label: text('part label', 10),
  text: text('part', MAX_BODY),
  marks: z.number('marks must be a number').positive('marks must be above 0').max(100, 'marks are above 100'),
  points: z.array(text('model point', MAX_BODY)).max(50, 'a part has more than 50 model points'),
});

/**
 * One question as it is written down: the one shape that every import format is brought into and that the
 * database takes. Bodies (stem, option text and reason, part text, explanation) are HTML; the rest is plain.
 */
export const questionSchema = z
  .strictObject({
    ref: z
      .string('ref must be text')
      .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'ref takes letters, digits, - and _, at most 64')
      .optional(),
    type: z.enum(['SBA', 'MTF', 'SAQ'], 'type must be SBA, MTF or SAQ'),
    subject: z.string('subject must be text'),
    prof: z.string('prof must be text'),
    chapter: text('chapter', MAX_LINE).optional(),
    topic: text('topic', MAX_LINE).optional(),
    appearances: z.array(appearanceSchema).max(100, 'a question has more than 100 appearances').default([]),
    origin: originSchema.optional(),
    stem: text('stem', MAX_BODY),
    options: z.array(optionSchema).max(10, 'a question has more than 10 options').default([]),
    parts: z.array(partSchema).max(10, 'a question has more than 10 parts').default([]),
    explanation: text('explanation', MAX_BODY).optional(),
    take_away: text('take_away', MAX_LINE).optional(),
    references: z.array(text('reference', MAX_LINE)).max(20, 'a question has more than 20 references').default([]),
  })
  .superRefine((question, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (!findSubject(question.prof, question.subject)) {
      refuse(`no subject ${question.subject} in professional year ${question.prof}`);
    }
    if (question.type === 'SAQ') {
      if (question.parts.length === 0) refuse('an SAQ needs at least one part');
      if (question.options.length > 0) refuse('an SAQ has no options');
      return;
    }
    if (question.parts.length > 0) refuse(`an ${question.type} has no parts`);
    if (question.options.length < 2) refuse(`an ${question.type} needs at least two options`);
    const correct = question.options.filter((option) => option.correct).length;
    if (question.type === 'SBA' && correct !== 1)
      refuse(`an SBA needs exactly one correct option, this has ${correct}`);
    const texts = question.options.map((option) => option.text);
    const twin = texts.findIndex((value, index) => texts.indexOf(value) !== index);
    if (twin >= 0)
      refuse(`options ${'ABCDEFGHIJ'[texts.indexOf(texts[twin]!)]} and ${'ABCDEFGHIJ'[twin]} are the same`);
  });

/** A question that has passed the border. */
export type Question = z.output<typeof questionSchema>;
/** A question as a parser hands it over: its fields read, nothing yet checked. */
export type QuestionDraft = z.input<typeof questionSchema>;

/** A question with papers comes from them unless it says otherwise; without papers nobody knows. */
export const originOf = ({ origin, appearances }: Pick<Question, 'origin'> & { appearances: readonly unknown[] }) =>
  origin ?? (appearances.length > 0 ? 'PAPER' : undefined);

/** The letter of an option by its place: A to J. */
export const optionKey = (index: number) => String.fromCharCode(65 + index);
