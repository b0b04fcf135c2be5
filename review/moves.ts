import type { Calendar } from './calendar.ts';
import type { MoveReason } from './plan.ts';
import type { Visit } from './plan-days.ts';

/** Why a question comes on another day than the model alone would choose. Null if it does not. */
export function whyMoved({ card, why }: Visit, day: number, isRest: Calendar['isRest']): MoveReason | null {
  const { dueOn, postponedTo, isBlank } = card;
  if (!Number.isFinite(dueOn) || dueOn === day) return null;
  if (postponedTo > dueOn && postponedTo <= day) return 'POSTPONED';
  if (why === 'TARGET') return null;
  // It is due from the paper that left it blank until it is answered.
  if (isBlank) return null;
  if (dueOn > day) return 'EXAM';
  let free = dueOn;
  while (free < day && isRest(free)) free += 1;
  if (free === day) return 'REST_DAY';
  if (why === 'LAST_PASS' && dueOn >= 0) return 'EXAM';
  return dueOn < 0 ? 'BACKLOG' : 'LOAD';
}
