import { z } from 'zod';

/** When a job is repeated. The queue keeps one row for it. */
export type Schedule = {
  everyMs: number;
  /** After the first start; at once by default. */
  firstAfterMs?: number;
};

type JobOptions<Input> = {
  /** Stored in the database: never change it. */
  id: string;
  /** Checks the input, which is JSON. A job without input runs once, however often it is waiting. */
  schema?: z.ZodType<Input>;
  schedule?: Schedule;
  /** How many one instance runs at a time; 1 by default. */
  concurrency?: number;
  /** After this many attempts a job without a schedule is given up; 20 by default. */
  maxAttempts?: number;
  /** The longest wait before another attempt; waits double from one second. An hour by default. */
  maxRetryMs?: number;
  /** May run twice: an instance may be killed before it notes that the job is done. Throw to have it tried again. */
  handler: (input: Input) => Promise<void>;
};

/** Thrown by a handler that is not to be tried again before a time which the other side named. */
export class RetryAfter extends Error {
  readonly ms: number;

  constructor(message: string, ms: number) {
    super(message);
    this.ms = ms;
  }
}

export type JobDefinition = Required<Omit<JobOptions<unknown>, 'schema' | 'schedule' | 'handler'>> & {
  schedule: Schedule | undefined;
  takesAll: boolean;
  run: (input: unknown) => Promise<void>;
};

const MAX_ATTEMPTS = 20;
const MAX_RETRY_MS = 3_600_000;

export function defineJob<Input = unknown>(options: JobOptions<Input>): JobDefinition {
  const { id, handler, schedule, concurrency = 1, maxAttempts = MAX_ATTEMPTS, maxRetryMs = MAX_RETRY_MS } = options;
  const { schema } = options;
  const run = async (input: unknown) => handler((schema ?? z.strictObject({})).parse(input) as Input);
  return { id, schedule, concurrency, maxAttempts, maxRetryMs, takesAll: !schema, run };
}
