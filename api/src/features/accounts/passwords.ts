import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_INPUT_CAP } from './inputs.ts';
import { WorkQueue } from '../../http/work-queue.ts';

// Argon2id, the library's default kind: 39 ms on one core.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const RUNNING = 2;
const QUEUED = 50;

// One password typed on two keyboards may come composed or not.
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'));

/** Hashes and checks passwords, few at a time: past the queue callers get 429. */
export function passwordHasher() {
  const queue = new WorkQueue({ running: RUNNING, queued: QUEUED });
  const nobodys = hash(randomBytes(32), COST);
  let evaluations = 0;

  const hashNow = (password: string) => {
    evaluations += 1;
    return hash(bytesOf(password), COST);
  };

  return {
    /** How often the costly function has run. */
    get evaluations() {
      return evaluations;
    },
    get waiting() {
      return queue.waiting;
    },
    hash: (password: string) => queue.run(() => hashNow(password)),

    /** Whether it is the password; where there is none (`stored` is null) it works as long, and it is not. */
    async verify(stored: string | null, password: string): Promise<boolean> {
      if (Array.from(password).length > PASSWORD_INPUT_CAP) return false;
      return queue.run(async () => {
        evaluations += 1;
        const matches = await verify(stored ?? (await nobodys), bytesOf(password));
        return matches && stored !== null;
      });
    },

    /** Has a place kept for one hash while `work` finds out whether it is wanted. */
    reserve: <Result>(work: (hash: (password: string) => Promise<string>) => Promise<Result>) =>
      queue.run(() => work(hashNow)),
  };
}

export type PasswordHasher = ReturnType<typeof passwordHasher>;
