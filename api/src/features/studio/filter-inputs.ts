import { KINDS } from 'question/kinds/names.ts';
import { z } from 'zod';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { once } from '../../http/query-text.ts';
import { inputMessages } from './error-messages.ts';

const STATUSES = ['DRAFT', 'IN_REVIEW', 'RETURNED', 'PUBLISHED', 'RETIRED'] as const;
/** As `author`: drafts whose author's account is gone, or may no longer write. No user has this ID. */
export const NOBODY = 'none';
const MAX_NAME = 2_000;

export const choice = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, inputMessages.oneOf({ values }));
const day = () => z.iso.date(inputMessages.notADay()).optional();

const texts = {
  status: choice(STATUSES).optional(),
  prof: once(10).optional(),
  subject: once(20).optional(),
  chapter: once(MAX_NAME).optional(),
  topic: once(MAX_NAME).optional(),
  author: once(64).min(1).optional(),
  type: choice(KINDS).optional(),
  text: once(200)
    .transform((value) => value.trim() || undefined)
    .optional(),
  changed_from: day(),
  changed_to: day(),
  item: once(40).optional(),
};

const SHARE = [0, 1] as const;
const CORRELATION = [-1, 1] as const;
const number = ([min, max]: readonly [number, number]) => {
  const message = inputMessages.numberOutOfRange({ min, max });
  return z.number(message).min(min, message).max(max, message);
};
const fromText = (range: readonly [number, number]) =>
  z
    .string(sharedMessages.once())
    .regex(/^-?\d(?:\.\d{1,6})?$/, inputMessages.numberOutOfRange({ min: range[0], max: range[1] }))
    .transform(Number)
    .pipe(number(range));
const flag = (name: string) => z.stringbool(sharedMessages.flag({ name }));

/** Of a query. */
export const queryFilter = z.object({
  ...texts,
  mine: flag('mine').default(false),
  reported: flag('reported').optional(),
  facility_below: fromText(SHARE).optional(),
  discrimination_below: fromText(CORRELATION).optional(),
});
export type Filter = z.output<typeof queryFilter>;
/** `assigned`: drafts of this assignee. Without `imports`, none that wait in one. */
export type ListFilter = Filter & { assigned?: 'ME' | 'NOBODY' | undefined; imports?: boolean };

/** Of a body. */
export const bodyFilter = z.strictObject({
  ...texts,
  mine: z.boolean(sharedMessages.trueOrFalse()).default(false),
  reported: z.boolean(sharedMessages.trueOrFalse()).optional(),
  facility_below: number(SHARE).optional(),
  discrimination_below: number(CORRELATION).optional(),
});
