import { type Calendar, countStudyDays } from './calendar.ts';
import type { Card } from './cards.ts';
import { MINUTES } from './minutes.ts';

/** The least share of a day for new questions. Those seen early are asked more often until the examination. */
const NEW_SHARE = 0.2;
const SHORTEST = Math.min(...Object.values(MINUTES));

/** What there is to do for an examination, and what was done today. Days count from today. */
export type Work = {
  calendar: Calendar;
  /** All questions of the plan, in the order of the list. */
  cards: readonly Card[];
  /** For a question. */
  meanMinutes: number;
  freshToday: number;
  minutesToday: number;
  /** Those of them for questions that were seen before. */
  reviewMinutesToday: number;
};

/** The work with a number of minutes for each day. */
export type Frame = Work & {
  minutesADay: number;
  passFrom: number;
  /** Minutes that targets take of a day. */
  targetMinutes?: number;
};

export const isUnseen = ({ memory, isBlank }: Card): boolean => memory === null && !isBlank;

/** A plan made during its last pass has only those days for new questions. */
export const endOfNew = ({ calendar, passFrom }: Frame): number => (passFrom > 0 ? passFrom : calendar.examOn);

/** How many new questions each study day needs, so that all are seen in time. */
export function paceOfNew(frame: Frame, unseen: number, day: number): number {
  const { calendar, minutesADay, meanMinutes } = frame;
  const needed = Math.ceil(unseen / countStudyDays(calendar, day, endOfNew(frame)));
  return Math.max(needed, Math.floor((NEW_SHARE * minutesADay) / meanMinutes));
}

/** How many new questions a day has left. */
export function shareOfNew(frame: Frame, unseen: number, day: number): number {
  const fresh = day === 0 ? frame.freshToday : 0;
  return Math.max(0, paceOfNew(frame, unseen + fresh, day) - fresh);
}

/** Minutes that a day has left. */
export const minutesLeft = ({ minutesToday, minutesADay, targetMinutes = 0 }: Frame, day: number): number =>
  Math.max(0, minutesADay - targetMinutes - (day === 0 ? minutesToday : 0));

export type Share = {
  /** At most. */
  minutes: number;
  /** Stops once these are reached. */
  wanted?: number;
  count?: number;
};

/** The first ones that fit into a day; a shorter one may fit where a longer one does not. */
export function takeForDay(cards: readonly Card[], { minutes, wanted = minutes, count = cards.length }: Share) {
  const taken: Card[] = [];
  const skipped: Card[] = [];
  let used = 0;
  let next = 0;
  for (; next < cards.length && taken.length < count && used < wanted && minutes - used >= SHORTEST; next += 1) {
    const card = cards[next]!;
    if (used + MINUTES[card.kind] > minutes) {
      skipped.push(card);
    } else {
      used += MINUTES[card.kind];
      taken.push(card);
    }
  }
  return { taken, left: [...skipped, ...cards.slice(next)] };
}
