import { z } from 'zod';
import { enveloped } from '../rest/envelope.ts';
import { idOrLabel, list, number, optionalText, wholeNumber } from '../rest/values.ts';
import type { Board, ProfessionalYear, Subject } from './curriculum.ts';

const option = z.object({
  key: optionalText,
  text: z.string(),
  correct: z.boolean(),
  reason: optionalText,
});

const part = z.object({
  label: idOrLabel,
  text: z.string(),
  marks: number,
  points: list(z.string()),
});

const question = z.object({
  _id: idOrLabel,
  ref: optionalText,
  type: z.enum(['SBA', 'MTF', 'SAQ']),
  stem: z.string(),
  options: list(option),
  parts: list(part),
  explanation: optionalText,
  take_away: optionalText,
  references: list(z.string()),
  topic: optionalText,
  appearances: list(z.object({ board: z.string(), year: wholeNumber, sitting: optionalText })),
});

/** A question list's page: `{ data: [question], pagination: { tab: [label], page, limit, total } }`. */
export const questionPage = enveloped(
  z.object({
    data: z.array(question),
    pagination: z.object({ tab: list(z.string()), page: wholeNumber.nullish(), total: wholeNumber.nullish() }),
  }),
);

type Option = z.output<typeof option>;
const hasKey = (given: Option): given is Option & { key: string } => given.key != null;

/**
 * A question as the graph shows it, by the names of its fields: a resolver called for each costs a question page a
 * thirtieth of its time.
 */
export const questionOf = ({ _id, ref, take_away, options, ...rest }: z.output<typeof question>) => ({
  ...rest,
  id: _id,
  ref: ref ?? _id,
  takeAway: take_away,
  // A server that names no letters means them in order.
  options: options.map((one, index) => (hasKey(one) ? one : { ...one, key: 'ABCDEFGHIJ'.charAt(index) })),
});

export type QuestionRow = ReturnType<typeof questionOf>;

/** One subject of one professional year at one board, known by its codes alone. */
export type BoardSubject = { id: string; board: Board; professionalYear: ProfessionalYear; subject: Subject };

/** Which page of which part of a list. */
export type PageArgs = { page: number; from?: number | null | undefined; to?: number | null | undefined };

/** A page together with what was asked. */
export type QuestionPage = {
  questions: QuestionRow[];
  pagination: z.output<typeof questionPage>['pagination'];
  args: PageArgs;
};
