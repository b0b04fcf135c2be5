import { Abilities, chanceAt, type RatedAnswer } from './ability.ts';
import { ANSWERS_OF, type Choice, CHOICES, type Item, type RatedItem, rateItems } from './items.ts';
import { Random } from './random.ts';

/** Without so many first answers in mixed papers, among the last 120, practice may be too one-sided to judge by. */
export const MIXED_ANSWERS = 40;
const AMONG_LAST = 120;
const TOPICS_SHARE = 1 / 3;

export const PASS_SHARE = 0.6;
/** Questions of each kind in a paper. */
export const PAPER_OF_EACH = 10;
const DRAWS = 200;
const OUTSIDE_EACH_END = 0.05;
/** From the mean to the 95th percentile of a normal distribution. */
const DEVIATIONS = 1.645;

/** A reader's first answer to a question. `share` of its marks by PROF, 0 to 1. */
export type FirstAnswer = { item: number; share: number; isMixed: boolean };

/** Shares of the marks, 0 to 1, of 90 % of readers with such answers; and how many of ten would pass. */
export type Expectation = { low: number; high: number; passOfTen: number };
/** First answers in mixed papers, and topics, that are missing. Null if neither is. */
export type Gap = { mixedAnswers: number; topics: number } | null;

type ReadinessInput = {
  /** The same for the same reader and subject. */
  seed: string;
  /** All of the subject's multiple choice. */
  items: readonly Item[];
  /** To some of `items`, from the oldest to the newest. */
  answers: readonly FirstAnswer[];
};

/** What a reader would get for multiple choice in an examination now. `expected` is null while something is missing. */
export function estimateReadiness({ seed, items, answers }: ReadinessInput): {
  missing: Gap;
  expected: Expectation | null;
} {
  const missing = findGap(items, answers);
  if (missing) return { missing, expected: null };
  const rated = rateItems(items, new Map(answers.map(({ item, share }) => [item, share])));
  const byId = new Map(rated.map((item) => [item.id, item]));
  const abilities = new Abilities(answers.map(({ item, share }): RatedAnswer => ({ item: byId.get(item)!, share })));
  return { missing: null, expected: predict(abilities, rated, new Random(seed)) };
}

function findGap(items: readonly Item[], answers: readonly FirstAnswer[]): Gap {
  const topics = new Map(items.map(({ id, topic }) => [id, topic]));
  const wanted = Math.max(1, Math.ceil(new Set(topics.values()).size * TOPICS_SHARE));
  const seen = new Set(answers.map(({ item }) => topics.get(item))).size;
  const mixed = answers.slice(-AMONG_LAST).filter(({ isMixed }) => isMixed).length;
  const gap = { mixedAnswers: Math.max(0, MIXED_ANSWERS - mixed), topics: Math.max(0, wanted - seen) };
  return gap.mixedAnswers + gap.topics > 0 ? gap : null;
}

/** A paper's marks in fifths, so that a statement is 1 and a single best answer 5. */
const MARKS_OF: Record<Choice, number> = { MTF: 1, SBA: 5 };
const FULL_MARKS = PAPER_OF_EACH * CHOICES.reduce((sum, kind) => sum + MARKS_OF[kind] * ANSWERS_OF[kind], 0);

function predict(abilities: Abilities, items: readonly RatedItem[], random: Random): Expectation {
  const pools = CHOICES.map((kind) => new Pool(kind, items));
  const papers = Array.from({ length: DRAWS }, () => sit(abilities, pools, random));
  const marks = papers.map((paper) => paper.marks).toSorted((one, other) => one - other);
  const outside = Math.ceil(DRAWS * OUTSIDE_EACH_END) - 1;
  const [low, high] = widen(
    [marks[outside]!, marks.at(-1 - outside)!],
    2 * DEVIATIONS * Math.sqrt(papers.reduce((sum, { variance }) => sum + variance, 0) / DRAWS),
  );
  const passed = marks.filter((each) => each >= PASS_SHARE * FULL_MARKS).length;
  return { low: low / FULL_MARKS, high: high / FULL_MARKS, passOfTen: Math.round((10 * passed) / DRAWS) };
}

/** Never narrower than what the same reader's papers differ by, since 200 draws may fall close together by chance. */
function widen([low, high]: [number, number], width: number): [number, number] {
  const more = Math.max(0, width - (high - low)) / 2;
  return [Math.max(0, Math.floor(low - more)), Math.min(FULL_MARKS, Math.ceil(high + more))];
}

/** Marks of a paper that the reader might sit, and their variance for that reader. */
function sit(abilities: Abilities, pools: readonly Pool[], random: Random) {
  const abilityIn = abilities.draw(random);
  let [marks, variance] = [0, 0];
  for (const pool of pools) {
    const [answers, each] = [ANSWERS_OF[pool.kind], MARKS_OF[pool.kind]];
    for (const { topic, difficulty, deviation } of pool.draw(random)) {
      const chance = chanceAt(abilityIn(topic) - random.normal(difficulty, deviation));
      for (let answer = 0; answer < answers; answer += 1) if (random.next() < chance) marks += each;
      variance += answers * each ** 2 * chance * (1 - chance);
    }
  }
  return { marks, variance };
}

/** The questions of a kind, from which papers are drawn evenly over the topics. */
class Pool {
  readonly kind: Choice;
  readonly #topics: (readonly RatedItem[])[];

  constructor(kind: Choice, items: readonly RatedItem[]) {
    this.kind = kind;
    const own = items.filter((item) => item.kind === kind);
    // A subject without such questions is examined in them all the same.
    this.#topics = [...Map.groupBy(own.length > 0 ? own : items, ({ topic }) => topic).values()];
  }

  draw(random: Random): RatedItem[] {
    const drawn: RatedItem[] = [];
    while (drawn.length < PAPER_OF_EACH) {
      const count = random.moveToFront(this.#topics, PAPER_OF_EACH - drawn.length);
      for (let place = 0; place < count; place += 1) drawn.push(random.pick(this.#topics[place]!));
    }
    return drawn;
  }
}
