import { boardCodes, findSubject, professionalYears } from 'question/curriculum.ts';
import { addDays, type Day, WEEKDAYS } from 'review/days.ts';
import { codesUnder, findCard, findItem } from 'schema/items.ts';
import { z } from 'zod';
import { pageLimit } from '../../http/page-query.ts';
import { questionId } from '../study/index.ts';
import { inputMessages } from './error-messages.ts';
import type { PlanChoices } from './plans.ts';

const MAX_SUBJECTS = 20;
const MINUTES = { min: 10, max: 600 };
/** Two years, one of them a leap year. */
const MAX_DAYS_AHEAD = 731;
export const MAX_DAYS = 366;
const MAX_QUEUE = 100;
const MAX_CODES = 30;
/** A card counts as its items. */
const MAX_ITEMS = 60;
const MAX_TARGET_DAYS = 366;
const MAX_ID = 2 ** 53;

const years = professionalYears.map(({ code }) => code);
const minutes = inputMessages.minutes(MINUTES);
const someSubjects = inputMessages.someSubjects({ max: MAX_SUBJECTS });

/** `today` is the reader's. */
export const planBody = (today: Day) =>
  z
    .strictObject({
      board: z.enum(boardCodes, inputMessages.noBoard({ boards: boardCodes })),
      prof: z.enum(years, inputMessages.noYear({ years })),
      subjects: z
        .array(z.string(someSubjects).max(20, someSubjects), someSubjects)
        .min(1, someSubjects)
        .max(MAX_SUBJECTS, someSubjects),
      exam_on: z.iso
        .date(inputMessages.notADay())
        .refine((day) => day > today, inputMessages.examTooEarly())
        .refine((day) => day <= addDays(today, MAX_DAYS_AHEAD), inputMessages.examTooLate()),
      rest_days: z
        .array(z.enum(WEEKDAYS, inputMessages.restDays({ days: WEEKDAYS })), inputMessages.restDays({ days: WEEKDAYS }))
        .max(WEEKDAYS.length - 1, inputMessages.noStudyDay())
        .default([]),
      minutes_a_day: z.int(minutes).min(MINUTES.min, minutes).max(MINUTES.max, minutes).nullish(),
    })
    .superRefine(({ prof, subjects }, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['subjects'], message });
      const unknown = subjects.find((subject) => !findSubject(prof, subject));
      if (unknown !== undefined) refuse(inputMessages.noSubject({ subject: unknown, subjects: subjectsOf(prof) }));
      const twice = subjects.find((subject, index) => subjects.indexOf(subject) < index);
      if (twice !== undefined) refuse(inputMessages.subjectTwice({ subject: twice }));
    })
    .transform(
      ({ board, prof, subjects, exam_on: examOn, rest_days: restDays, minutes_a_day: minutesADay }): PlanChoices => ({
        board,
        prof,
        subjects: subjectsOf(prof).filter((subject) => subjects.includes(subject)),
        examOn,
        restDays: WEEKDAYS.filter((day) => restDays.includes(day)),
        minutesADay: minutesADay ?? null,
        isSuggested: minutesADay == null,
      }),
    );

const subjectsOf = (prof: string): string[] =>
  professionalYears.find(({ code }) => code === prof)?.subjects.map(({ code }) => code) ?? [];

const countOf = (standard: number, max: number) => pageLimit(max, inputMessages.outOfRange({ min: 1, max }), standard);

export const calendarQuery = z.object({ days: countOf(30, MAX_DAYS) });
export const queueQuery = z.object({ limit: countOf(20, MAX_QUEUE) });
export const postponementBody = z.strictObject({ question_id: questionId });

const someItems = inputMessages.someItems({ max: MAX_CODES });

/** `today` is the reader's. Cards become their items, in the order in which they were given. */
export const targetBody = (today: Day) =>
  z
    .strictObject({
      items: z.array(z.string(someItems).max(40, someItems), someItems).min(1, someItems).max(MAX_CODES, someItems),
      on: z.iso
        .date(inputMessages.notADay())
        .refine((day) => day > today, inputMessages.targetTooEarly())
        .refine((day) => day <= addDays(today, MAX_TARGET_DAYS), inputMessages.targetTooLate()),
    })
    .transform(({ items: codes, on }, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['items'], message });
      const unknown = codes.find((code) => !findItem(code) && !findCard(code));
      if (unknown !== undefined) refuse(inputMessages.noItem({ item: unknown }));
      const items = [...new Set(codes.flatMap(codesUnder))];
      if (items.length > MAX_ITEMS) refuse(inputMessages.tooManyItems({ max: MAX_ITEMS }));
      return { items, on };
    });

export const targetParams = z.object({ target: z.coerce.number().int().positive().max(MAX_ID) });
