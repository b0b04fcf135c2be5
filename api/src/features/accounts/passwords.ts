import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { toNfc } from 'text/normalise.ts';
import { PASSWORD_INPUT_CAP } from './inputs.ts';
import { WorkQueue } from '../../http/work-queue.ts';

// Argon2id; 39 ms on one core.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const RUNNING = 2;
const QUEUED = 50;

// Different keyboards may compose characters differently.
const bytesOf = (password: string) => Buffer.from(toNfc(password));

/** A few at a time. Throws 429 when its queue is full. */
export function passwordHasher(cost = COST) {
  const queue = new WorkQueue({ running: RUNNING, queued: QUEUED });
  const nobodys = hash(randomBytes(32), cost);
  let evaluations = 0;

  const hashNow = (password: string) => {
    evaluations += 1;
    return hash(bytesOf(password), cost);
  };

  return {
    get evaluations() {
      return evaluations;
    },
    get waiting() {
      return queue.waiting;
    },
    hash: (password: string) => queue.run(() => hashNow(password)),

    /** Takes as long if there is no password (`stored` is null). */
    async verify(stored: string | null, password: string): Promise<boolean> {
      if (Array.from(password).length > PASSWORD_INPUT_CAP) return false;
      return queue.run(async () => {
        evaluations += 1;
        const matches = await verify(stored ?? (await nobodys), bytesOf(password));
        return matches && stored !== null;
      });
    },

    /** Reserves a place for one hash while `work` finds out whether it is needed. */
    reserve: <Result>(work: (hash: (password: string) => Promise<string>) => Promise<Result>) =>
      queue.run(() => work(hashNow)),
  };
}

export type PasswordHasher = ReturnType<typeof passwordHasher>;
