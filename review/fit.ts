import { countStudyDays } from './calendar.ts';
import type { Card } from './cards.ts';
import { startOfLastPass } from './last-pass.ts';
import { sumMinutes } from './minutes.ts';
import { endOfNew, type Frame, isUnseen, minutesLeft, paceOfNew, shareOfNew, takeForDay, type Work } from './work.ts';

const MOST_MINUTES = 600;
const LEAST_SUGGESTED = 20;
const MOST_SUGGESTED = 120;
const SUGGESTION_STEP = 5;
/** The share of a suggested day for new questions. The rest is for reviews. */
const NEW_OF_SUGGESTED = 0.5;

/** What fits into the minutes of a plan. Days count from today. */
export type Fit = { newADay: number; coveredOn: number | null; leftOut: number };

export const toFrame = (work: Work, minutesADay: number): Frame => ({
  ...work,
  minutesADay,
  passFrom: startOfLastPass(work.calendar, sumMinutes(work.cards), minutesADay),
});

export function fitPlan(frame: Frame): Fit {
  const { calendar, cards, passFrom, freshToday, minutesADay, meanMinutes } = frame;
  const isInPass = passFrom <= 0;
  const unseen = cards.filter(isUnseen);
  const seen = cards.filter((card) => !isUnseen(card) && card.lastOn < passFrom);
  const { coveredOn, left } = coverNew(frame, unseen, isInPass ? sumMinutes(seen) : 0);
  const covered = isInPass ? [] : unseen.slice(0, unseen.length - left);
  const days = countStudyDays(calendar, 0, endOfNew(frame));
  const pace = days > 0 ? paceOfNew(frame, unseen.length + freshToday, 0) : 0;
  return {
    newADay: unseen.length > 0 ? Math.min(unseen.length + freshToday, pace, Math.floor(minutesADay / meanMinutes)) : 0,
    coveredOn,
    leftOut: left + countLeftOut(frame, [...seen, ...covered]),
  };
}

/** When all new questions will have come. They come before all others, but for the last pass. */
function coverNew(frame: Frame, cards: readonly Card[], passMinutes: number) {
  const { calendar } = frame;
  const end = endOfNew(frame);
  const reserved = passMinutes / Math.max(1, countStudyDays(calendar, 0, end));
  let unseen = cards;
  let coveredOn = unseen.length === 0 ? 0 : null;
  for (let day = 0; day < end && unseen.length > 0; day += 1) {
    if (calendar.isRest(day)) continue;
    const minutes = minutesLeft(frame, day) - reserved;
    unseen = takeForDay(unseen, { minutes, count: shareOfNew(frame, unseen.length, day) }).left;
    if (unseen.length === 0) coveredOn = day;
  }
  return { coveredOn, left: unseen.length };
}

/** Of the last pass. By id, so that the count does not depend on the order of the list. */
function countLeftOut(frame: Frame, cards: readonly Card[]): number {
  const { calendar, passFrom } = frame;
  let left: readonly Card[] = cards.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  for (let day = Math.max(0, passFrom); day < calendar.examOn && left.length > 0; day += 1) {
    if (!calendar.isRest(day)) left = takeForDay(left, { minutes: minutesLeft(frame, day) }).left;
  }
  return left.length;
}

const fits = (work: Work, minutesADay: number) => fitPlan(toFrame(work, minutesADay)).leftOut === 0;

/** The smallest number of minutes with which all fit. Null if 600 are not enough. */
export function findMinutesToFit(work: Work): number | null {
  if (!fits(work, MOST_MINUTES)) return null;
  let [tooFew, enough] = [0, MOST_MINUTES];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (fits(work, middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/** What a plan needs. It does not change while the day's work is done. */
export function suggestMinutes(now: Work): number {
  const work = toMorning(now);
  const { calendar, cards, meanMinutes } = work;
  const toFit = findMinutesToFit(work) ?? MOST_MINUTES;
  const days = countStudyDays(calendar, 0, endOfNew(toFrame(work, toFit)));
  const unseen = cards.filter(isUnseen).length * meanMinutes;
  const needed = Math.max(toFit, days > 0 ? unseen / days / NEW_OF_SUGGESTED : 0);
  const rounded = Math.ceil(needed / SUGGESTION_STEP) * SUGGESTION_STEP;
  return Math.min(MOST_SUGGESTED, Math.max(LEAST_SUGGESTED, rounded));
}

const toMorning = (work: Work): Work => ({
  ...work,
  cards: work.cards.map((card) =>
    card.lastOn === 0 ? { ...card, memory: card.isFresh ? null : card.memory, lastOn: -Infinity } : card,
  ),
  freshToday: 0,
  minutesToday: 0,
  reviewMinutesToday: 0,
});
