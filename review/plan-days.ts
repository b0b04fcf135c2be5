import { type Card, earliestOf, forecast, lowestRecallFirst } from './cards.ts';
import { orderLastPass, shareOfPass } from './last-pass.ts';
import { sumMinutes } from './minutes.ts';
import type { QueueReason } from './plan.ts';
import type { TargetVisit } from './targets.ts';
import { type Frame, isUnseen, minutesLeft, shareOfNew, takeForDay } from './work.ts';

/** Who forgets an answer this near to the examination is asked again in it. */
const FORGOTTEN_INTERVAL = 3;

export type Visit = { card: Card; why: QueueReason; target?: string };

/**
 * The questions of each day from today on, as they come if every day is done and every answer is right. Those of targets
 * come first, and nothing else asks them before.
 */
export function planDays(frame: Frame, days: number, targets: readonly TargetVisit[] = []): Visit[][] {
  const { calendar } = frame;
  const cards = [...frame.cards];
  const places = new Map(cards.map(({ id, place }) => [id, place]));
  return Array.from({ length: days }, (_, day) => {
    if (day >= calendar.examOn || calendar.isRest(day)) return [];
    const forTargets = visitsOn(targets, day);
    const held = new Set(targets.filter((visit) => visit.day >= day).map(({ card }) => card.id));
    const free = held.size > 0 ? cards.filter(({ id }) => !held.has(id)) : cards;
    const now = { ...frame, cards: free, targetMinutes: sumMinutes(forTargets.map(({ card }) => card)) };
    const visits = day < frame.passFrom ? planDay(now, day) : planPassDay(now, day);
    for (const { card } of visits) cards[card.place] = forecast(card, day);
    for (const { card } of forTargets) {
      const place = places.get(card.id);
      if (place !== undefined) cards[place] = forecast(cards[place]!, day);
    }
    return [...forTargets, ...visits];
  });
}

export const visitsOn = (targets: readonly TargetVisit[], on: number): Visit[] =>
  targets.filter(({ day }) => day === on).map(({ card, target }) => ({ card, why: 'TARGET', target }));

function planDay(frame: Frame, day: number): Visit[] {
  const minutes = minutesLeft(frame, day);
  const fresh = takeNew(frame, minutes, day);
  const due = frame.cards.filter((card) => earliestOf(card) <= day && card.lastOn < day);
  return [...toVisits(takeKnown(due, minutes - sumMinutes(fresh), day), 'DUE'), ...toVisits(fresh, 'NEW')];
}

function planPassDay(frame: Frame, day: number): Visit[] {
  const { cards, passFrom } = frame;
  const minutes = minutesLeft(frame, day);
  const seen = cards.filter((card) => !isUnseen(card));
  const left = seen.filter(({ lastOn }) => lastOn < passFrom);
  const ready = left.filter(({ postponedTo }) => postponedTo <= day);
  const order = orderLastPass(frame, ready, day);
  const pass = takeForDay(order, { minutes, wanted: shareOfPass(frame, sumMinutes(left), day) }).taken;
  // Minutes that the pass leaves free are for what was not seen in time, and for what was forgotten since.
  const fresh = passFrom > 0 ? [] : takeNew(frame, minutes - sumMinutes(pass), day);
  const forgotten = seen.filter((card) => isForgotten(card, frame, day));
  const again = takeKnown(forgotten, minutes - sumMinutes(pass) - sumMinutes(fresh), day);
  return [...toVisits(pass, 'LAST_PASS'), ...toVisits(again, 'DUE'), ...toVisits(fresh, 'NEW')];
}

const takeKnown = (cards: readonly Card[], minutes: number, day: number): Card[] =>
  takeForDay(lowestRecallFirst(cards, day), { minutes }).taken;

/** Whether it came in the last pass already, and was not known. */
const isForgotten = (card: Card, { passFrom }: Frame, day: number): boolean =>
  card.lastOn >= passFrom &&
  !card.isForecast &&
  card.lastOn < day &&
  earliestOf(card) <= day &&
  (card.isBlank || card.dueOn - card.lastOn <= FORGOTTEN_INTERVAL);

function takeNew(frame: Frame, minutes: number, day: number): Card[] {
  const unseen = frame.cards.filter(isUnseen);
  const ready = unseen.filter(({ postponedTo }) => postponedTo <= day);
  return takeForDay(ready, { minutes, count: shareOfNew(frame, unseen.length, day) }).taken;
}

const toVisits = (cards: readonly Card[], why: QueueReason): Visit[] => cards.map((card) => ({ card, why }));
