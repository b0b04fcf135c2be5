import { operationMock } from '../../../testing/accounts.ts';
import { StudyCalendarDocument } from '../calendar/calendar.generated.ts';
import { OwnTargetsDocument } from '../targets/targets.generated.ts';
import { PlanChoicesDocument } from '../plan/plan.generated.ts';

const subject = (code: string, name: string) => ({ __typename: 'Subject', code, name });
const board = { __typename: 'Board', code: 'DHK', name: 'Dhaka' };
const subjects = [subject('ANAT', 'Anatomy'), subject('PHYS', 'Physiology')];
const firstYear = { __typename: 'ProfessionalYear', code: '_1', name: '1st Proff' };

/** Of 200 questions, all of which fit. */
export const plan = {
  __typename: 'StudyPlan',
  board,
  professionalYear: firstYear,
  subjects,
  examOn: '2027-05-01',
  daysLeft: 154,
  restDays: [] as string[],
  minutesADay: 30,
  isSuggested: true,
  questions: 200,
  seen: 20,
  newADay: 3,
  coveredOn: '2027-03-30' as string | null,
  fits: true,
  leftOut: 0,
  minutesToFit: null as number | null,
  lastPassFrom: '2027-04-20',
};

/** By default without a target. */
export const targetsMock = (targets: object[] = []) => operationMock(OwnTargetsDocument, study({ targets })).mock;

export const choicesMock = (review = true) =>
  operationMock(PlanChoicesDocument, {
    features: { __typename: 'Features', review },
    boards: [board],
    professionalYears: [
      { ...firstYear, subjects },
      {
        __typename: 'ProfessionalYear',
        code: '_2',
        name: '2nd Proff',
        subjects: [subject('COMM', 'Community Medicine')],
      },
    ],
  }).mock;

export const study = (own: object) => ({
  viewer: { __typename: 'User', id: '64a', study: { __typename: 'Study', ...own } },
});

const day = (date: string, due: number, fresh: number, isRest = false) => ({
  __typename: 'StudyDay',
  date,
  due,
  fresh,
  done: 0,
  minutes: due + fresh,
  isRest,
});

export const calendarMock = () =>
  operationMock(
    StudyCalendarDocument,
    study({
      calendar: [
        day('2027-04-28', 12, 3),
        day('2027-04-29', 20, 0),
        day('2027-04-30', 0, 0, true),
        day('2027-05-01', 0, 0),
      ],
    }),
  ).mock;
