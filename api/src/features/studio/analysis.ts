import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { optionKey } from '../questions/index.ts';
import type { StoredQuestion } from '../questions/bank/index.ts';

/** Below it, a share could show what a single reader answered. */
export const MIN_READERS = 20;
/** Enough for shares that are exact to a few hundredths. */
const MAX_READERS = 1_000;
const CLEAR_DIFFERENCE = 0.1;

type FirstAnswer = { share: number; chosen: string[] };
export type ItemAnalysis = {
  answered: number;
  facility: number;
  discrimination: number | null;
  option_shares: { key: string; share: number }[];
  suspect_keys: string[];
};

/** Of first answers to the question as it is keyed now, by readers in the order of all they know. */
export async function analyse(db: Database, { id, content }: StoredQuestion): Promise<ItemAnalysis | null> {
  const answers = await readFirstAnswers(db, id);
  if (answers.length < MIN_READERS) return null;
  const third = Math.floor(answers.length / 3);
  const [weaker, better] = [answers.slice(0, third), answers.slice(-third)];
  const options = content.options.map(({ correct }, index) => {
    const key = optionKey(index);
    return { key, correct, share: shareOf(answers, key), gain: shareOf(better, key) - shareOf(weaker, key) };
  });
  return {
    answered: answers.length,
    facility: facilityOf(answers),
    discrimination: facilityOf(better) - facilityOf(weaker),
    option_shares: options.map(({ key, share }) => ({ key, share })),
    suspect_keys: (content.type === 'SBA' ? suspectsOfSba(options) : suspectsOfMtf(options)).map(({ key }) => key),
  };
}

type Option = { key: string; correct: boolean; share: number; gain: number };

/** Chosen more often than the key, or clearly more by the better third than by the weaker. */
function suspectsOfSba(options: Option[]): Option[] {
  const right = options.find(({ correct }) => correct);
  return options.filter(
    ({ correct, share, gain }) => !correct && (share > (right?.share ?? 0) || gain > CLEAR_DIFFERENCE),
  );
}

/** Statements that most readers judge against the key, or the better third more than the weaker. */
const suspectsOfMtf = (options: Option[]): Option[] =>
  options.filter(({ correct, share, gain }) =>
    correct ? share < 0.5 || gain < -CLEAR_DIFFERENCE : share > 0.5 || gain > CLEAR_DIFFERENCE,
  );

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const facilityOf = (answers: readonly FirstAnswer[]) => mean(answers.map(({ share }) => share));
const shareOf = (answers: readonly FirstAnswer[], key: string) =>
  mean(answers.map(({ chosen }) => (chosen.includes(key) ? 1 : 0)));

/** Weaker readers first, by the share of all their answers that were right. */
const readFirstAnswers = (db: Database, question: number) =>
  rowsOf<FirstAnswer>(
    db,
    sql`select a.share, a.chosen from (
          select r."user" from study_records r where r.question = ${question} and r.is_answered
          order by r."user" desc limit ${MAX_READERS}) as readers
        cross join lateral (
          select greatest(f.points, 0)::float8 / f.out_of as share, case when f.answer ? 'sba'
            then jsonb_build_array(f.answer->'sba')
            else coalesce((select jsonb_agg(s->'key') from jsonb_array_elements(f.answer->'mtf') s
              where s->'value' = 'true'::jsonb), '[]') end as chosen
          from attempts f where f."user" = readers."user" and f.question = ${question} and f.outcome <> 'SKIPPED'
            and f.out_of > 0
          order by f.recorded_at, f.id limit 1) as a
        cross join lateral (
          select coalesce(sum(d."right")::float8 / nullif(sum(d.answered), 0), 0) as ability
          from study_days d where d."user" = readers."user") as known
        order by known.ability, readers."user"`,
  );
