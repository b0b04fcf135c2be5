import pLimit, { type LimitFunction } from 'p-limit';
import { throwIfLimited } from '../http/api-error.ts';

const COME_BACK_S = 1;

/**
 * Does the work of each key `atOnce` at a time, in order, and refuses (429) what would have to wait behind `waiting`
 * others of its key. Work without a key does not wait.
 */
export function queueByKey({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turns = new Map<string, { inTurn: LimitFunction; count: number }>();

  return async <Result>(key: string | undefined, work: () => Promise<Result>): Promise<Result> => {
    if (key === undefined) return work();
    const turn = turns.get(key) ?? { inTurn: pLimit(atOnce), count: 0 };
    if (turn.count >= atOnce + waiting) throwIfLimited(COME_BACK_S);
    turns.set(key, turn);
    turn.count += 1;
    try {
      return await turn.inTurn(work);
    } finally {
      turn.count -= 1;
      if (turn.count === 0) turns.delete(key);
    }
  };
}
