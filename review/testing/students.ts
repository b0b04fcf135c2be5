import { ANSWERS_OF, type Choice, CHOICES, type Item } from '../readiness/items.ts';
import { estimateReadiness, type FirstAnswer, PAPER_OF_EACH, PASS_SHARE } from '../readiness/estimate.ts';
import { Random } from '../readiness/random.ts';

/** What students and questions are like. The model is told nothing of it. */
type Truth = {
  /** Of the students' abilities. */
  mean: number;
  deviation: number;
  topicDeviation: number;
  /** Of the logarithms of discriminations. */
  discrimination: number;
  /** By how much ability grows in 240 answers, of the growing pattern. */
  growth: number;
  /** First answers of others to each question. */
  others: number;
  /** Whether who does not know guesses: a single best answer of five, a statement of two. */
  guesses?: boolean;
};

const MATCHED: Truth = { mean: 0.3, deviation: 1, topicDeviation: 0.5, discrimination: 0, growth: 0.8, others: 60 };
export const TRUTHS = {
  matched: MATCHED,
  other: { ...MATCHED, mean: -0.2, deviation: 1.1, topicDeviation: 0.8, discrimination: 0.4, growth: 1.2 },
  thin: { ...MATCHED, others: 12 },
  guessing: { ...MATCHED, guesses: true },
  fresh: { ...MATCHED, guesses: true, others: 0 },
} satisfies Record<string, Truth>;
export type TruthName = keyof typeof TRUTHS;

export const PATTERNS = ['random', 'weak, then 40 mixed', 'a third of the topics', 'growing', 'weak only'] as const;
export type Pattern = (typeof PATTERNS)[number];

const TOPICS = Array.from({ length: 12 }, (_, index) => `T${index}`);
const ITEMS_OF_TOPIC = 50;
/** Students who share a bank of questions. */
const CLASS = 25;
const THIRD = TOPICS.length / 3;
const MIXED_AT_END = 40;
const GROWTH_ANSWERS = 240;

type TrueItem = { id: number; kind: Choice; topic: string; difficulty: number; slope: number };
type Student = { ability: number; topics: ReadonlyMap<string, number> };
export type Cell = { pattern: Pattern; truth: TruthName; answers: number };
export type CellResult = Cell & {
  students: number;
  /** How many got no range. */
  withoutRange: number;
  /** Shares of the marks, 0 to 1. */
  held: number;
  width: number;
  error: number;
  /** Students by what the sentence said, and how many of them passed. */
  promised: { of10: number; students: number; passed: number }[];
};

/** Lets students practise and sit a paper, and compares its marks with what was expected. */
export function simulate(cell: Cell, students: number, seed: string): CellResult {
  const random = new Random(`${seed} ${cell.pattern} ${cell.truth} ${cell.answers}`);
  const truth = TRUTHS[cell.truth];
  const sittings = Array.from({ length: Math.ceil(students / CLASS) }, (_, group) => {
    const bank = new Bank(truth, random);
    return Array.from({ length: Math.min(CLASS, students - group * CLASS) }, () => examine(bank, truth, cell, random));
  }).flat();
  const ranged = sittings.flatMap(({ expected, mark }) => (expected ? [{ ...expected, mark }] : []));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    ...cell,
    students,
    withoutRange: sittings.length - ranged.length,
    held: mean(ranged.map(({ low, high, mark }) => (mark >= low - 1e-9 && mark <= high + 1e-9 ? 1 : 0))),
    width: mean(ranged.map(({ low, high }) => high - low)),
    error: mean(ranged.map(({ low, high, mark }) => Math.abs(mark - (low + high) / 2))),
    promised: Array.from({ length: 11 }, (_, of10) => {
      const own = ranged.filter(({ passOfTen }) => passOfTen === of10);
      return { of10, students: own.length, passed: own.filter(({ mark }) => mark >= PASS_SHARE - 1e-9).length };
    }),
  };
}

function examine(bank: Bank, truth: Truth, { pattern, answers }: Cell, random: Random) {
  const student = newStudent(truth, random);
  const growth = pattern === 'growing' ? truth.growth / GROWTH_ANSWERS : 0;
  const practised = practise(bank, student, { pattern, answers }, random).map(
    ({ item, isMixed }, index): FirstAnswer => ({
      item: item.id,
      share: answer(item, student, growth * (index - answers), truth, random),
      isMixed,
    }),
  );
  const { expected } = estimateReadiness({ seed: String(random.next()), items: bank.items, answers: practised });
  const paper = CHOICES.flatMap((kind) => bank.draw(kind, PAPER_OF_EACH, random));
  const mark = paper.reduce((sum, item) => sum + answer(item, student, 0, truth, random), 0) / paper.length;
  return { expected, mark };
}

const newStudent = (truth: Truth, random: Random): Student => ({
  ability: random.normal(truth.mean, truth.deviation),
  topics: new Map(TOPICS.map((topic) => [topic, random.normal(0, truth.topicDeviation)])),
});

/** The share of the marks. */
function answer(item: TrueItem, student: Student, growth: number, truth: Truth, random: Random): number {
  const ability = student.ability + student.topics.get(item.topic)! + growth;
  const knows = 1 / (1 + Math.exp(-item.slope * (ability - item.difficulty)));
  const luck = truth.guesses ? (item.kind === 'SBA' ? 0.2 : 0.5) : 0;
  const count = ANSWERS_OF[item.kind];
  let right = 0;
  for (let index = 0; index < count; index += 1) if (random.next() < knows + (1 - knows) * luck) right += 1;
  return right / count;
}

type Practice = Pick<Cell, 'pattern' | 'answers'>;

/** Which questions a student answers, in which order. */
function practise(bank: Bank, student: Student, { pattern, answers }: Practice, random: Random) {
  const choose = (topics: readonly string[], count: number) =>
    random.choose(
      bank.all.filter(({ topic }) => topics.includes(topic)),
      count,
    );
  const weak = TOPICS.toSorted((one, other) => student.topics.get(one)! - student.topics.get(other)!).slice(0, THIRD);
  const tag = (items: TrueItem[], isMixed: boolean) => items.map((item) => ({ item, isMixed }));
  if (pattern === 'weak only') return tag(choose(weak, answers), false);
  if (pattern === 'a third of the topics') return tag(choose(random.choose(TOPICS, THIRD), answers), true);
  if (pattern !== 'weak, then 40 mixed') return tag(choose(TOPICS, answers), true);
  const first = choose(weak, answers - MIXED_AT_END);
  const mixed = CHOICES.flatMap((kind) => bank.draw(kind, MIXED_AT_END / 2, random, first));
  return [...tag(first, false), ...tag(random.choose(mixed), true)];
}

/** The questions of a subject, and what others' answers say of them. */
class Bank {
  readonly all: readonly TrueItem[];
  readonly items: readonly Item[];

  constructor(truth: Truth, random: Random) {
    this.all = TOPICS.flatMap((topic, at) =>
      Array.from({ length: ITEMS_OF_TOPIC }, (_, index) => ({
        id: at * ITEMS_OF_TOPIC + index,
        kind: CHOICES[index % 2]!,
        topic,
        difficulty: random.normal(0, 1),
        slope: Math.exp(random.normal(0, truth.discrimination)),
      })),
    );
    this.items = this.all.map(({ id, kind, topic, ...item }) => {
      let right = 0;
      for (let index = 0; index < truth.others; index += 1) {
        const ability = random.normal(truth.mean, truth.deviation) + random.normal(0, truth.topicDeviation);
        const other = { ability, topics: new Map([[topic, 0]]) };
        right += answer({ id, kind, topic, ...item }, other, 0, truth, random);
      }
      return { id, kind, topic, answered: truth.others, right };
    });
  }

  /** Evenly over the topics, without `but`. */
  draw(kind: Choice, count: number, random: Random, but: readonly TrueItem[] = []): TrueItem[] {
    const own = this.all.filter((item) => item.kind === kind && !but.includes(item));
    const topics = [...Map.groupBy(random.choose(own), ({ topic }) => topic).values()];
    const rounds = Array.from({ length: Math.ceil(count / topics.length) + 1 }, (_, round) =>
      random.choose(topics.flatMap((topic) => topic.slice(round, round + 1))),
    );
    return rounds.flat().slice(0, count);
  }
}
