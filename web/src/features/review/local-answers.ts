import { boards, professionalYears } from 'question/curriculum.ts';
import { daysBetween } from 'review/days.ts';
import { typed, type LocalAnswers } from '../../apollo/local-answers.ts';
import { storedFeatures } from '../../apollo/stored-features.ts';
import { today } from '../study/days/index.ts';
import { currentOwner } from '../study/index.ts';
import type { StudyCalendarQuery } from './calendar/calendar.generated.ts';
import type { OwnPlanQuery, PlanChoicesQuery } from './plan/plan.generated.ts';
import type { OwnTargetsQuery } from './targets/targets.generated.ts';

const CALENDAR_DAYS = 30;

/** Loaded when it is needed: the memory model and the database. */
async function loadPlan(days: number) {
  const [reviews, device, { readDownloaded }] = await Promise.all([
    import('../study/reviews/index.ts'),
    import('../study/device/index.ts'),
    import('./downloaded/index.ts'),
  ]);
  const [planned, attempts] = await Promise.all([
    reviews.readDevicePlan(await readDownloaded(), days),
    device.readAttempts(),
  ]);
  return planned && currentOwner() ? { ...planned, answered: device.countDays(attempts) } : undefined;
}

const nameIn = (items: readonly { code: string; name: string }[], code: string) =>
  items.find((one) => one.code === code)?.name ?? code;

/** As the curriculum has them, which every device knows. */
const readChoices = async (): Promise<PlanChoicesQuery> => ({
  features: storedFeatures(),
  boards: boards.map(({ code, name }) => typed('Board', { code, name })),
  professionalYears: professionalYears.map(({ code, name, subjects }) =>
    typed('ProfessionalYear', {
      code,
      name,
      subjects: subjects.map((subject) => typed('Subject', { code: subject.code, name: subject.name })),
    }),
  ),
});

/** The account's plan as this device computes it. Undefined where it lacks questions of the plan. */
async function readPlan(): Promise<OwnPlanQuery | undefined> {
  const planned = await loadPlan(0);
  if (!planned) return undefined;
  const { plan, summary, questions, seen, answered } = planned;
  const year = professionalYears.find(({ subjects }) => subjects.some(({ code }) => code === plan.subjects[0]));
  const facts = typed('StudyPlan', {
    board: typed('Board', { code: plan.board, name: nameIn(boards, plan.board) }),
    professionalYear: typed('ProfessionalYear', { code: year?.code ?? '', name: year?.name ?? '' }),
    subjects: plan.subjects.map((code) => typed('Subject', { code, name: nameIn(year?.subjects ?? [], code) })),
    examOn: plan.examOn,
    daysLeft: Math.max(0, daysBetween(today(), plan.examOn)),
    restDays: [...plan.restDays],
    minutesADay: summary.minutesADay,
    isSuggested: false,
    questions,
    seen,
    newADay: summary.newADay,
    coveredOn: summary.coveredOn,
    fits: summary.leftOut === 0,
    leftOut: summary.leftOut,
    minutesToFit: summary.minutesToFit,
    lastPassFrom: summary.lastPassFrom,
  });
  const days = answered.map((day) => typed('StudyDayCount', day));
  const study = typed('Study', { plan: facts, overview: typed('StudyOverview', { days }) });
  return { viewer: typed('User', { id: currentOwner(), study }) };
}

async function readCalendar(): Promise<StudyCalendarQuery | undefined> {
  const planned = await loadPlan(CALENDAR_DAYS);
  if (!planned) return undefined;
  const calendar = planned.days.map((day) =>
    typed('StudyDay', { ...day, done: planned.answered.find(({ date }) => date === day.date)?.answered ?? 0 }),
  );
  return { viewer: typed('User', { id: currentOwner(), study: typed('Study', { calendar }) }) };
}

/** The account's targets as this device computes them. */
async function readTargets(): Promise<OwnTargetsQuery | undefined> {
  const [reviews, { readDownloaded }] = await Promise.all([
    import('../study/reviews/index.ts'),
    import('./downloaded/index.ts'),
  ]);
  const review = await reviews.readReview();
  if (!review?.targets || !currentOwner()) return undefined;
  const targets = (await reviews.readDeviceTargets(await readDownloaded())).map(
    ({ id, name, others, items, on, questions, questionsADay, minutesADay, endsOn }) =>
      typed('StudyPlanTarget', {
        id,
        name,
        others,
        items: items.map((code) => typed('CurriculumItem', { code })),
        on,
        questions,
        questionsADay,
        minutesADay,
        endsOn,
      }),
  );
  return { viewer: typed('User', { id: currentOwner(), study: typed('Study', { targets }) }) };
}

/** The plan and its days, out of packs. */
export const reviewAnswers = {
  PlanChoices: readChoices,
  OwnPlan: readPlan,
  StudyCalendar: readCalendar,
  OwnTargets: readTargets,
} satisfies LocalAnswers;
