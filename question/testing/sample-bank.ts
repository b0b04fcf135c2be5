import { readdirSync, readFileSync } from 'node:fs';

type Option = { key: string; text: string; correct: boolean };
type Part = { label: string; text: string; marks: number; points: string[]; weights?: number[] };
type SampleQuestion = {
  type: 'SBA' | 'MTF' | 'SAQ';
  ref: string;
  prof: string;
  subject: string;
  topic: string;
  options: Option[];
  parts: Part[];
};
type SampleAnswer = {
  sba?: string;
  mtf?: { key: string; value: boolean }[];
  saq?: { label: string; points: number[] }[];
};

type Row = Omit<SampleQuestion, 'options' | 'parts'> & Partial<Pick<SampleQuestion, 'options' | 'parts'>>;

const FOLDER = new URL('../../api/src/content/questions/', import.meta.url);

/** All questions that come with the product, in their order. */
export const sampleBank: readonly SampleQuestion[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jsonl'))
  .sort()
  .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map((line) => {
    const { options = [], parts = [], ...question } = JSON.parse(line) as Row;
    const keyed = options.map((option, index) => ({ ...option, key: 'ABCDEFGHIJ'[index]! }));
    return { ...question, options: keyed, parts };
  });

/** The same question with weights of tenths, and a first part that nobody can mark. */
export const withWeights = ({ parts, ...question }: SampleQuestion): SampleQuestion => ({
  ...question,
  parts: parts.map((part, index) =>
    index === 0
      ? { ...part, points: [] }
      : { ...part, weights: part.points.map((_point, place) => (place + index) / 10) },
  ),
});

/** Blank, partial, wrong and right answers, the same on each run. */
export function answersTo({ type, options, parts }: SampleQuestion): SampleAnswer[] {
  const patterns = Array.from({ length: 8 }, (_, seed) => (place: number) => (seed * 7 + place * place * 3 + 5) % 11);
  if (type === 'SBA') return [{}, ...options.map(({ key }) => ({ sba: key }))];
  if (type === 'MTF') {
    const judge = (values: (boolean | undefined)[]) => ({
      mtf: options.flatMap(({ key }, index) => (values[index] === undefined ? [] : [{ key, value: values[index] }])),
    });
    return [
      {},
      judge([]),
      judge(options.map(({ correct }) => correct)),
      judge(options.map(({ correct }) => !correct)),
      judge(options.map(({ correct }, index) => (index === 0 ? !correct : correct))),
      judge(options.slice(1).map(({ correct }) => correct)),
      ...patterns.map((digit) => judge(options.map((_option, index) => [true, false, undefined][digit(index) % 3]))),
    ];
  }
  const tick = (had: (point: number, part: number) => boolean) => ({
    saq: parts.map(({ label, points }, part) => ({
      label,
      points: points.flatMap((_point, index) => (had(index + 1, part) ? [index + 1] : [])),
    })),
  });
  return [
    {},
    { saq: [] },
    tick(() => true),
    tick(() => false),
    tick((point) => point === 1),
    { saq: tick(() => true).saq.slice(1) },
    { saq: tick(() => true).saq.slice(0, 1) },
    ...patterns.map((digit) => tick((point, part) => digit(point + part) % 2 === 0)),
  ];
}
