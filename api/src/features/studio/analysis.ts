import { sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Answer } from 'question/answer.ts';
import { chosenKeys, findFault } from 'question/check.ts';
import { hasStatements } from 'question/kinds/names.ts';
import { mark } from 'question/mark.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { optionKey } from '../bank/draft/index.ts';
import type { StoredQuestion } from '../bank/index.ts';

/** Below it, a share could show what a single reader answered. */
export const MIN_READERS = 20;
/** Enough for shares that are exact to a few hundredths. */
const MAX_READERS = 1_000;
/** Fewer say little of how much a reader knows. */
export const MIN_OTHERS = 5;
const CLEAR_DIFFERENCE = 0.1;

/** `rest`: the share of the reader's answers to other questions that were right; null where too few are known. */
type FirstAnswer = { share: number; chosen: string[]; rest: number | null };

/** Of first answers, marked by the question as it is keyed now. */
export async function analyse(db: Database, question: StoredQuestion): Promise<Schemas['ItemAnalysis'] | null> {
  const { id, content } = question;
  const answers = markAll(content, await readFirstAnswers(db, id));
  if (answers.length < MIN_READERS) return null;
  const known = answers.filter(hasRest).toSorted((one, other) => one.rest - other.rest);
  const third = known.length < MIN_READERS ? 0 : Math.floor(known.length / 3);
  const [weaker, better] = [known.slice(0, third), known.slice(known.length - third)];
  const options = content.options.map(({ correct }, index) => {
    const key = optionKey(index);
    return { key, correct, share: shareOf(answers, key), gain: shareOf(better, key) - shareOf(weaker, key) };
  });
  return {
    answered: answers.length,
    facility: mean(answers.map(({ share }) => share)),
    discrimination: third === 0 ? null : correlation(known.map(({ share, rest }) => [share, rest])),
    option_shares: options.map(({ key, share }) => ({ key, share })),
    suspect_keys: (hasStatements(content.type) ? suspectsOfMtf(options) : suspectsOfSba(options)).map(({ key }) => key),
  };
}

const hasRest = (answer: FirstAnswer): answer is FirstAnswer & { rest: number } => answer.rest !== null;

/** Without answers that no longer fit the question. */
function markAll({ type, options, parts }: StoredQuestion['content'], rows: readonly AnswerRow[]): FirstAnswer[] {
  const question = { type, parts, options: options.map((option, index) => ({ key: optionKey(index), ...option })) };
  return rows.flatMap(({ answer, rest }) => {
    const { points, outOf } = mark(question, answer, PROF_MARKS);
    if (findFault(question, answer) || outOf === 0) return [];
    return [{ share: Math.max(0, points) / outOf, chosen: chosenKeys(answer), rest }];
  });
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

const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const shareOf = (answers: readonly FirstAnswer[], key: string) =>
  mean(answers.map(({ chosen }) => (chosen.includes(key) ? 1 : 0)));

/** Pearson's; null where one of the two is the same for all. */
function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const [middleX, middleY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  const covariance = mean(pairs.map(([x, y]) => (x - middleX) * (y - middleY)));
  const spread = mean(pairs.map(([x]) => (x - middleX) ** 2)) * mean(pairs.map(([, y]) => (y - middleY) ** 2));
  return spread < Number.EPSILON ? null : covariance / Math.sqrt(spread);
}

type AnswerRow = { answer: Answer; rest: number | null };

/** The question itself is no part of `rest`: a reader who is right would count as a better one for it. */
const readFirstAnswers = (db: Database, question: number) =>
  rowsOf<AnswerRow>(
    db,
    sql`select first.answer, case when days.answered - own.answered >= ${MIN_OTHERS}
          then (days."right" - own."right")::float8 / (days.answered - own.answered) end as rest
        from (
          select r."user" from study_records r join users u on u.id = r."user"
          where r.question = ${question} and r.attempts > 0 and (not u.made_in_bulk or u.email_verified_at is not null)
          order by r."user" desc limit ${MAX_READERS}) as readers
        cross join lateral (
          select f.answer from attempts f
          where f."user" = readers."user" and f.question = ${question} and f.outcome <> 'SKIPPED'
          order by f.recorded_at, f.id limit 1) as first
        cross join lateral (
          select count(*) as answered, count(*) filter (where coalesce(m.outcome, f.outcome) = 'RIGHT') as "right"
          from attempts f left join remarks m on m.attempt = f.id
          where f."user" = readers."user" and f.question = ${question} and f.outcome <> 'SKIPPED'
            and not exists (select from undone_attempts n where n.attempt = f.id)) as own
        cross join lateral (
          select coalesce(sum(d.answered), 0) as answered, coalesce(sum(d."right"), 0) as "right" from study_days d
          where d."user" = readers."user") as days
        order by readers."user"`,
  );
