import { type Calendar, countStudyDays } from './calendar.ts';
import { type Card, recallOf, sortBy } from './cards.ts';
import { recallIfAsked } from './memory.ts';
import { sumMinutes } from './minutes.ts';
import { type Frame, minutesLeft } from './work.ts';

const SHORTEST = 7;
const LONGEST = 14;
/**
 * Bounds of the chance that a question which waits still comes. Students skip some days, so it is never certain; where not
 * all fit, those that waited come first, so it is never small.
 */
const CHANCE = { least: 0.6, most: 0.8 };

/** The day on which the last pass begins, 7 to 14 days before the examination: the latest day from which all fit. */
export function startOfLastPass(calendar: Calendar, minutes: number, minutesADay: number): number {
  for (let length = SHORTEST; length < LONGEST; length += 1) {
    const from = calendar.examOn - length;
    if (countStudyDays(calendar, from, calendar.examOn) * minutesADay >= minutes) return from;
  }
  return calendar.examOn - LONGEST;
}

/** How many minutes of the last pass a day takes, so that the pass ends in time. `left`: the minutes that it still needs. */
export function shareOfPass({ calendar, reviewMinutesToday }: Frame, left: number, day: number): number {
  const done = day === 0 ? reviewMinutesToday : 0;
  return (left + done) / countStudyDays(calendar, day, calendar.examOn) - done;
}

/**
 * Those first that gain most by coming today rather than at the end. What a question would gain at the end counts by the
 * chance that it comes then: where not all fit, waiting is a risk.
 */
export function orderLastPass(frame: Frame, cards: readonly Card[], day: number): Card[] {
  const { calendar, minutesADay } = frame;
  const { examOn } = calendar;
  let end = examOn - 1;
  while (calendar.isRest(end)) end -= 1;
  const minutesAhead = countStudyDays(calendar, day + 1, examOn) * minutesADay;
  const waiting = Math.max(1, sumMinutes(cards) - minutesLeft(frame, day));
  const chance = Math.max(CHANCE.least, Math.min(CHANCE.most, minutesAhead / waiting));
  return sortBy(cards, (card) => gainOf(card, day, examOn) - (day < end ? chance * gainOf(card, end, examOn) : 0));
}

/** How much likelier the answer is known at the examination if it is asked on a day. */
function gainOf(card: Card, day: number, examOn: number): number {
  const { memory, weights, lastOn } = card;
  if (!memory) return 1;
  return recallIfAsked(memory, weights, day - lastOn, examOn - day) - recallOf(card, examOn);
}
