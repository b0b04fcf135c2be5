import { subjects } from 'question/curriculum.ts';
import { estimateReadiness, type Expectation, type Gap, PAPER_OF_EACH, PASS_SHARE } from 'review/readiness/estimate.ts';
import { CHOICES, type Item } from 'review/readiness/items.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { readPlan } from '../review/index.ts';
import type { Reader } from '../study/index.ts';
import { type FirstAnswer, readFirstAnswers } from './answers.ts';
import type { ChoiceQuestion, Pool, PoolQuestion, Subject, SubjectPools } from './pools.ts';

/** Readers whose real marks make the estimate of a part a validated one. */
const READERS_TO_VALIDATE = 200;

type Readiness = Schemas['Readiness'];
type Component = Readiness['component'];
type SubjectView = Subject & { reader: Reader; pool: Pool; answers: readonly FirstAnswer[] };

/** By subject, in the order of the curriculum. Viva and practical parts have no questions yet. */
export async function readReadiness(db: Database, pools: SubjectPools, reader: Reader): Promise<Readiness[]> {
  const [plan, answers] = await Promise.all([readPlan(db, reader.id), readFirstAnswers(db, reader.id, null)]);
  const chosen = subjects
    .map(({ prof, code: subject }) => ({ prof, subject }))
    .filter(({ prof, subject }) => !plan || (plan.prof === prof && plan.subjects.includes(subject)));
  const rows = chosen.map(async ({ prof, subject }) => {
    const pool = await pools.read(db, { prof, subject });
    const own = answers.filter(({ question }) => pool.questions.has(question));
    const view = { prof, subject, reader, pool, answers: own };
    return plan || own.length > 0 ? [...multipleChoiceRow(view), ...shortAnswerRow(view)] : [];
  });
  return (await Promise.all(rows)).flat();
}

/** The estimate of a reader's multiple choice from answers before a day. Null without one. */
export async function expectBefore(
  db: Database,
  pools: SubjectPools,
  { user, prof, subject, day }: Subject & { user: number; day: string },
): Promise<Expectation | null> {
  const pool = await pools.read(db, { prof, subject });
  const answers = (await readFirstAnswers(db, user, day)).filter(({ question }) => pool.questions.has(question));
  return estimate({ prof, subject, reader: { id: user }, answers }, pool.multipleChoice).expected;
}

function multipleChoiceRow(view: SubjectView): Readiness[] {
  const questions = view.pool.multipleChoice;
  if (questions.length === 0) return [];
  const { missing, expected } = estimate(view, questions);
  return [
    {
      ...rowOf(view, 'MCQ', questions),
      low: expected?.low ?? null,
      high: expected?.high ?? null,
      pass_of_ten: expected?.passOfTen ?? null,
      missing: missing && gapOf(view, missing, questions),
    },
  ];
}

/** Readers mark their short answers themselves, which nothing calibrates, so there is no estimate. */
function shortAnswerRow(view: SubjectView): Readiness[] {
  const questions = view.pool.shortAnswers;
  return questions.length === 0 ? [] : [rowOf(view, 'SAQ', questions)];
}

function rowOf(
  { prof, subject, pool, answers }: SubjectView,
  component: Component,
  questions: readonly PoolQuestion[],
) {
  const ids = new Set(questions.map(({ id }) => id));
  const answered = answers.filter(({ question }) => ids.has(question)).length;
  return {
    prof,
    subject,
    component,
    answered,
    coverage: answered / questions.length,
    low: null,
    high: null,
    pass_share: PASS_SHARE,
    pass_of_ten: null,
    missing: null,
    is_validated: (pool.compared.get(component) ?? 0) >= READERS_TO_VALIDATE,
  } satisfies Readiness;
}

type Answered = Subject & { reader: Pick<Reader, 'id'>; answers: readonly FirstAnswer[] };

function estimate({ prof, subject, reader, answers }: Answered, questions: readonly ChoiceQuestion[]) {
  const own = new Map(answers.map(({ question, share }) => [question, share]));
  const items = questions.map((question) => withoutOwn(question, own.get(question.id)));
  const ids = new Set(questions.map(({ id }) => id));
  return estimateReadiness({
    seed: `${reader.id} ${prof} ${subject}`,
    items,
    answers: answers
      .filter(({ question }) => ids.has(question))
      .map(({ question, share, isMixed }) => ({ item: question, share, isMixed })),
  });
}

/** How hard a question is for the others: the reader's own answer would make it look easier or harder to them. */
function withoutOwn(question: ChoiceQuestion, share: number | undefined): Item {
  const { answered, right } = question;
  if (share === undefined || answered === 0) return question;
  return { ...question, answered: answered - 1, right: Math.min(answered - 1, Math.max(0, right - share)) };
}

/** The mix is drawn of questions that the reader may read and has not answered. */
function gapOf(
  { prof, subject, reader, answers }: SubjectView,
  { mixedAnswers, topics }: NonNullable<Gap>,
  questions: readonly ChoiceQuestion[],
): Readiness['missing'] {
  const seen = new Set(answers.map(({ question }) => question));
  const left = questions.filter(({ id, isOpen }) => !seen.has(id) && (isOpen || reader.hasFullAccess));
  const [mtf, sba] = CHOICES.map((kind) => Math.min(PAPER_OF_EACH, left.filter((one) => one.kind === kind).length));
  return { mixed_answers: mixedAnswers, topics, mix: { prof, subjects: [subject], mtf: mtf!, sba: sba! } };
}
