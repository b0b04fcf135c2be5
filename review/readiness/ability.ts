import { ANSWERS_OF, type RatedItem } from './items.ts';
import type { Random } from './random.ts';

/** Of abilities in a subject, around the readers whose answers rate the items. */
const SUBJECT_DEVIATION = 1;
/** Of abilities in its topics, around the subject's. */
const TOPIC_DEVIATION = 0.9;
/** After so many more answers, one counts half: abilities grow. */
const HALF_LIFE = 80;
/** Weights below a fiftieth say nothing. */
const LAST_ANSWERS = 450;

const STEP = 0.2;
const GRID = Array.from({ length: 41 }, (_, index) => (index - 20) * STEP);
const density = (distance: number, deviation: number) => Math.exp(-((distance / deviation) ** 2) / 2);
const SUBJECT_PRIOR = scale(GRID.map((ability) => density(ability, SUBJECT_DEVIATION)));
/** How likely each ability in a topic is, by the ability in the subject. Rows add up to 1. */
const TOPIC_PRIOR = GRID.map((subject) => scale(GRID.map((topic) => density(topic - subject, TOPIC_DEVIATION))));

/** `share` of the marks, 0 to 1. */
export type RatedAnswer = { item: RatedItem; share: number };

/** What a reader's answers say of their abilities: a Rasch model with an ability for each topic, shrunk to the subject's. */
export class Abilities {
  /** By topic. */
  readonly #likelihoods: ReadonlyMap<string, readonly number[]>;
  readonly #subject: readonly number[];
  readonly #topics = new Map<string, (readonly number[])[]>();

  /** From the oldest answer to the newest. */
  constructor(answers: readonly RatedAnswer[]) {
    const weighted = answers
      .map((answer, index) => ({ ...answer, weight: 0.5 ** ((answers.length - 1 - index) / HALF_LIFE) }))
      .slice(-LAST_ANSWERS);
    const byTopic = Map.groupBy(weighted, ({ item }) => item.topic);
    this.#likelihoods = new Map(Array.from(byTopic, ([topic, own]) => [topic, likelihoodOf(own)]));
    this.#subject = [...this.#likelihoods.values()].reduce<readonly number[]>(
      (subject, topic) => scale(subject.map((value, index) => value * multiply(TOPIC_PRIOR[index]!, topic))),
      SUBJECT_PRIOR,
    );
  }

  /** Abilities that go together, by topic. */
  draw(random: Random): (topic: string) => number {
    const subject = drawIndex(this.#subject, random);
    const drawn = new Map<string, number>();
    return (topic) => {
      const known = drawn.get(topic);
      if (known !== undefined) return known;
      const ability = GRID[drawIndex(this.#topic(topic, subject), random)]! + (random.next() - 0.5) * STEP;
      drawn.set(topic, ability);
      return ability;
    };
  }

  /** How likely each ability in a topic is, by the index of the subject's. */
  #topic(topic: string, subject: number): readonly number[] {
    const prior = TOPIC_PRIOR[subject]!;
    const likelihood = this.#likelihoods.get(topic);
    if (!likelihood) return prior;
    const known = this.#topics.get(topic) ?? [];
    this.#topics.set(topic, known);
    return (known[subject] ??= scale(prior.map((value, at) => value * likelihood[at]!)));
  }
}

/** The chance of a right answer, by the distance of ability and difficulty. */
export const chanceAt = (distance: number) => 1 / (1 + Math.exp(-distance));

function likelihoodOf(answers: readonly (RatedAnswer & { weight: number })[]): number[] {
  const terms = answers.map(({ item, share, weight }) => ({
    difficulty: item.difficulty,
    // Makes the chance about its mean over the difficulties that the item may have.
    slope: 1 / Math.sqrt(1 + (Math.PI / 8) * item.deviation ** 2),
    weight: weight * ANSWERS_OF[item.kind],
    wrong: 1 - share,
  }));
  const logs = GRID.map((ability) =>
    sum(terms, ({ difficulty, slope, weight, wrong }) => {
      const distance = slope * (ability - difficulty);
      // The logarithm of the chance of such an answer.
      return -weight * (Math.log1p(Math.exp(-distance)) + wrong * distance);
    }),
  );
  const highest = Math.max(...logs);
  return logs.map((log) => Math.exp(log - highest));
}

/** `weights` add up to 1. */
function drawIndex(weights: readonly number[], random: Random): number {
  let left = random.next();
  let index = 0;
  while (index < weights.length - 1 && (left -= weights[index]!) >= 0) index += 1;
  return index;
}

function sum<Value>(values: readonly Value[], toNumber: (value: Value) => number): number {
  let total = 0;
  for (const value of values) total += toNumber(value);
  return total;
}

function multiply(row: readonly number[], column: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < row.length; index += 1) total += row[index]! * column[index]!;
  return total;
}

function scale(values: readonly number[]): number[] {
  const total = sum(values, (value) => value);
  return values.map((value) => value / total);
}
