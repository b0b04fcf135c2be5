import { setTimeout as wait } from 'node:timers/promises';
import type { startPostgres } from '../tests/testkit/postgres.ts';
import type { startApi } from '../tests/testkit/stack.ts';
import { callerOf, type Call } from './readers.ts';

const READERS = 5_000;
const POLL_MS = 25;

type Postgres = Awaited<ReturnType<typeof startPostgres>>;
type Api = Awaited<ReturnType<typeof startApi>>;
type Work = (call: Call) => Promise<unknown>;

/**
 * Target N4: how long it takes until the answers of some 5,000 readers are marked again by a corrected key, and what
 * others wait meanwhile for one call: `calls` do `works` all the time.
 */
export async function correctKey(
  api: Api,
  postgres: Postgres,
  calls: readonly Call[],
  works: Work[],
): Promise<string[]> {
  const [question] = await postgres.rows<{ ref: string; version: number; answered: number; is_a: boolean }>(
    `select q.ref, q.version, s.answered, q.options->0->>'correct' = 'true' as is_a
     from study_statistics s join questions q on q.id = s.question
     where q.type = 'SBA' order by abs(s.answered - ${READERS}) limit 1`,
  );
  const { ref, version, answered, is_a: isA } = question!;
  const body = { version, reason: 'A slip', set: { key: isA ? 'B' : 'A' } };
  const times: number[] = [];
  const over = new AbortController();
  const others = calls.map(async (call) => {
    while (!over.signal.aborted) {
      for (const work of works) {
        const start = performance.now();
        await work(call);
        times.push(performance.now() - start);
      }
    }
  });
  const start = performance.now();
  await callerOf(api, api.adminToken)('PATCH', `/admin/questions/${ref}`, body);
  const pending = 'select 1 from key_corrections union all select 1 from papers where is_stale limit 1';
  while ((await postgres.rows(pending)).length > 0) await wait(POLL_MS);
  const seconds = (performance.now() - start) / 1000;
  over.abort();
  await Promise.all(others);
  times.sort((one, other) => one - other);
  return [`${answered} in ${seconds.toFixed(1)} s`, `${times[Math.floor(times.length * 0.99)]!.toFixed(0)} ms`];
}
