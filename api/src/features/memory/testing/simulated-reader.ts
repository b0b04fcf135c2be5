import { sql } from 'drizzle-orm';
import { addDays, type Day } from 'review/days.ts';
import { DEFAULT_WEIGHTS, type MemoryState, recallOn, type Review, step, type Weights } from 'review/memory.ts';
import { Rating } from 'review/rate.ts';
import type { Database } from '../../../db/connection.ts';
import { jsonRows } from '../../../db/sql-rows.ts';
import { newAttemptId } from '../../../testing/study.ts';
import { deriveStates } from '../index.ts';

const DAYS = 180;

/** Forgets three times as fast as most, and then more steeply. */
export const FORGETFUL: Weights = {
  name: 'forgetful',
  values: DEFAULT_WEIGHTS.values.map((value, index) =>
    index < 4 ? value * 0.3 : index === 8 ? value - 0.6 : index === 20 ? 0.3 : value,
  ),
};

/** Numbers from 0 to 1, the same for a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** What a reader with such a memory answered until a day, by question: `count` reviews or a few more. */
export function simulateReader(truth: Weights, { count, seed, until }: { count: number; seed: number; until: Day }) {
  const random = randomFrom(seed);
  const histories: Review[][] = [];
  for (let reviews = 0; reviews < count; reviews += histories.at(-1)!.length) {
    histories.push(simulateQuestion(truth, addDays(until, -Math.ceil(random() * DAYS)), until, random));
  }
  return histories;
}

/** The reader follows the common model, roughly. */
function simulateQuestion(truth: Weights, from: Day, until: Day, random: () => number): Review[] {
  const history: Review[] = [];
  let real: MemoryState | null = null;
  let common: MemoryState | null = null;
  let elapsed = 0;
  for (let day = from; day <= until; day = addDays(day, elapsed)) {
    const isRecalled = random() < (real ? recallOn(real, truth, day) : 0.5);
    const review: Review = { day, elapsed, grade: isRecalled ? Rating.Good : Rating.Again };
    history.push(review);
    real = step(real, review, truth);
    common = step(common, review, DEFAULT_WEIGHTS);
    elapsed = Math.max(1, Math.round(((Date.parse(common.dueOn) - Date.parse(day)) / 86_400_000) * (0.7 + random())));
  }
  return history;
}

/** Puts histories into the log of a reader, of questions from `first` on. */
export async function storeHistories(db: Database, user: number, histories: readonly Review[][], first = 1) {
  const rows = histories.flatMap((history, index) =>
    history.map(({ day, grade }) => {
      const at = new Date(`${day}T09:00:00Z`);
      return {
        id: newAttemptId(at.getTime()),
        question: first + index,
        outcome: grade > Rating.Again ? 'RIGHT' : 'WRONG',
        at,
      };
    }),
  );
  await db.execute(sql`
    with added as (
      insert into attempts (id, "user", question, question_version, answer, key, mode, outcome, points, out_of,
        answered_at, recorded_at, utc_offset)
      select id, ${user}, question, 1, '{}', '{}', 'PRACTICE', outcome, case outcome when 'RIGHT' then 1000 else 0 end,
        1000, at, at, 360
      from jsonb_to_recordset(${jsonRows(rows)}) as one(id uuid, question bigint, outcome text, at timestamptz)
      returning answered_at, outcome
    )
    insert into study_days ("user", day, answered, "right")
    select ${user}, answered_at::date, count(*), count(*) filter (where outcome = 'RIGHT') from added group by 2
    on conflict ("user", day) do update set answered = study_days.answered + excluded.answered`);
  await deriveStates(db, [user], sql`"user" = ${user}`);
}
