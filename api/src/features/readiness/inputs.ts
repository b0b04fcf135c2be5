import { findSubject } from 'question/curriculum.ts';
import { addDays, type Day } from 'review/days.ts';
import { z } from 'zod';
import { COMPONENTS } from '../../db/schema.ts';
import { badRequest } from '../../http/errors.ts';
import { inputMessages as sharedMessages } from '../../http/error-messages.ts';
import { errorMessages, inputMessages } from './error-messages.ts';

const MAX_AGE_DAYS = 731;

const text = (max: number) => z.string(inputMessages.notText()).max(max, sharedMessages.tooLong({ max }));

export const realMarkBody = z
  .strictObject({
    prof: text(10),
    subject: text(20),
    component: z.enum(COMPONENTS, inputMessages.oneOf({ values: COMPONENTS })),
    share: z.number(inputMessages.notAShare()).min(0, inputMessages.notAShare()).max(1, inputMessages.notAShare()),
    exam_on: z.iso.date(inputMessages.notADay()),
  })
  .refine(({ prof, subject }) => findSubject(prof, subject), {
    error: ({ input }) => inputMessages.noSubject(input as { subject: string; prof: string }),
    path: ['subject'],
  });
export type RealMark = z.output<typeof realMarkBody>;

/** Throws 400 for a day that is not past, or more than two years ago. */
export function requirePastExam(examOn: Day, today: Day): void {
  if (examOn < today && examOn >= addDays(today, -MAX_AGE_DAYS)) return;
  throw badRequest(errorMessages.notPast(), 'exam_on');
}
