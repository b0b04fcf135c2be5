import { z } from 'zod';
import { textSchema } from 'text/text-schema.ts';
import { REPORT_KINDS, REPORT_STATES } from '../../db/schema.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { pageLimit } from '../../http/page-query.ts';
import { inputMessages } from './error-messages.ts';

const MAX_TEXT = 1_000;
const MAX_PAGE = 50;
const CONTROL = /[\u0000-\u001F\u007F]/;

/** Plain text on one line. */
const line = textSchema(MAX_TEXT, {
  notText: inputMessages.notText(),
  tooLong: sharedMessages.tooLong({ max: MAX_TEXT }),
  tooManyMarks: sharedMessages.tooManyMarks(),
})
  .transform((value) => value.replaceAll(/\s+/g, ' '))
  .pipe(z.string().max(MAX_TEXT, sharedMessages.tooLong({ max: MAX_TEXT })))
  .refine((value) => value.isWellFormed() && !CONTROL.test(value), inputMessages.hasControl());

export const reportBody = z
  .strictObject({
    question: z
      .string(inputMessages.notAQuestion())
      .regex(/^[1-9]\d{0,14}$/, inputMessages.notAQuestion())
      .transform(Number),
    kind: z.enum(REPORT_KINDS, inputMessages.oneOf({ values: REPORT_KINDS })),
    text: line.default(''),
  })
  .refine(({ kind, text }) => kind !== 'OTHER' || text !== '', { error: inputMessages.sayWhat(), path: ['text'] });
export type ReportInput = z.output<typeof reportBody>;

export const answerBody = z.strictObject({
  accept: z.boolean(sharedMessages.trueOrFalse()),
  answer: line.pipe(z.string().min(1, inputMessages.answerRequired())),
});
export type AnswerInput = z.output<typeof answerBody>;

export const reportParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, inputMessages.notAReport())
    .transform(Number),
});

export const pageQuery = z.object({
  limit: pageLimit(MAX_PAGE, inputMessages.outOfRange({ min: 1, max: MAX_PAGE })),
  after: z.string(sharedMessages.once()).max(20).optional(),
});
export const queueQuery = pageQuery.extend({
  state: z.enum(REPORT_STATES, inputMessages.oneOf({ values: REPORT_STATES })).default('OPEN'),
});
