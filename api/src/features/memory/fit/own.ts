import { sql } from 'drizzle-orm';
import { KINDS } from 'question/kinds/names.ts';
import { OWN_WEIGHTS_FROM, type ReaderWeights, weightsKind } from 'review/weights.ts';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { putJob } from '../../../jobs/index.ts';
import { lockReader } from '../lock.ts';
import { deriveStates } from '../states.ts';
import { readCommonWeights } from '../weights.ts';
import { readHistories } from './histories.ts';
import type { FitOptions } from './options.ts';
import { storeFits } from './store.ts';
import { FitThread } from './thread.ts';

export const OWN_JOB = 'fit-own-memory';
/** Of a kind, if there are OWN_WEIGHTS_FROM in all. */
const MIN_OF_KIND = 400;
const GROWTH = 1.2;
const ACTIVE_DAYS = 7;
const READERS_AT_ONCE = 100;

/** Reviews by kind, and how many of them the last fit had. */
type Candidate = { user: number } & Record<keyof ReaderWeights, number> & { lastMtf: number; lastOthers: number };

/** Fits own weights of readers who have enough new reviews, and puts the job for the next readers into the queue. */
export async function fitOwnWeights(options: FitOptions, after: number): Promise<void> {
  const { db, now, logger } = options;
  const candidates = await readCandidates(db, after, now());
  const due = candidates.filter((candidate) => dueKinds(candidate).length > 0);
  const thread = due.length > 0 ? await FitThread.open(logger) : undefined;
  if (due.length > 0 && !thread) return;
  try {
    for (const candidate of due) await fitReader(options, thread!, candidate);
  } finally {
    await thread?.close();
  }
  if (candidates.length === READERS_AT_ONCE) await putJob(db, OWN_JOB, { after: candidates.at(-1)!.user });
}

const dueKinds = ({ mtf, others, lastMtf, lastOthers }: Candidate): (keyof ReaderWeights)[] => {
  if (mtf + others < OWN_WEIGHTS_FROM) return [];
  const isDue = (reviews: number, last: number) => reviews >= Math.max(MIN_OF_KIND, GROWTH * last);
  return [...(isDue(mtf, lastMtf) ? ['mtf' as const] : []), ...(isDue(others, lastOthers) ? ['others' as const] : [])];
};

/** Compares the fit with the common weights: the reader's present ones were fitted on most of the held-out answers. */
async function fitReader({ db, now }: FitOptions, thread: FitThread, candidate: Candidate): Promise<void> {
  const { user } = candidate;
  const common = await readCommonWeights(db);
  for await (const answers of readHistories(db, user)) thread.add(answers);
  const fits = await thread.fit(Object.fromEntries(dueKinds(candidate).map((kind) => [kind, common[kind]])));
  await db.transaction(async (tx) => {
    await lockReader(tx, user);
    // Otherwise the record was deleted meanwhile.
    const states = await rowsOf(tx, sql`select from memory_states where "user" = ${user} limit 1`);
    if (states.length === 0 || !(await storeFits(tx, user, fits, now()))) return;
    await deriveStates(tx, [user], sql`"user" = ${user}`);
  });
}

const MTF_KINDS = KINDS.filter((kind) => weightsKind(kind) === 'mtf');

/** The next readers who answered lately. */
const readCandidates = (db: Database, after: number, now: Date): Promise<Candidate[]> =>
  rowsOf(
    db,
    sql`with readers as (
          select distinct "user" from study_days
          where day > ${now.toISOString()}::timestamptz::date - ${ACTIVE_DAYS}::int and "user" > ${after}::bigint
          order by "user" limit ${READERS_AT_ONCE}
        )
        select r."user"::float8 as "user",
          (coalesce(sum(s.reviews) filter (where q.type in ${MTF_KINDS}), 0))::int as mtf,
          (coalesce(sum(s.reviews) filter (where q.type not in ${MTF_KINDS}), 0))::int as others,
          ${lastFit('mtf')} as "lastMtf", ${lastFit('others')} as "lastOthers"
        from readers r left join memory_states s on s."user" = r."user" left join questions q on q.id = s.question
        group by r."user" order by r."user"`,
  );

const lastFit = (kind: keyof ReaderWeights) => sql`
  coalesce((select m.fitted_on from memory_models m where m."user" = r."user" and m.kind = ${kind}
    order by m.id desc limit 1), 0)`;
