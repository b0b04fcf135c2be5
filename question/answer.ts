export type Judgement = { key: string; value: boolean };
/** The model points of a part that the reader had, counted from 1. */
export type Ticks = { label: string; points: number[] };

/**
 * A reader's answer, in the field of the question's kind; without any the question was skipped. REST, GraphQL, the
 * database and devices have the same shape.
 */
export type Answer = {
  /** The key of the chosen option. */
  sba?: string | null;
  /** The judged statements; missing ones are blank. */
  mtf?: Judgement[] | null;
  saq?: Ticks[] | null;
};

export const findJudgement = ({ mtf }: Answer, key: string): boolean | undefined =>
  mtf?.find((one) => one.key === key)?.value;

export const findTicks = ({ saq }: Answer, label: string): readonly number[] =>
  saq?.find((one) => one.label === label)?.points ?? [];

export const withJudgement = ({ mtf }: Answer, key: string, value: boolean): Answer => ({
  mtf: [...(mtf ?? []).filter((one) => one.key !== key), { key, value }],
});

/** With ticks of each part; one without any gets no marks. */
export const withAllTicks = (answer: Answer, labels: readonly string[]): Answer => ({
  saq: labels.map((label) => ({ label, points: [...findTicks(answer, label)] })),
});

export const withTicks = ({ saq }: Answer, label: string, points: number[]): Answer => ({
  saq: [...(saq ?? []).filter((one) => one.label !== label), { label, points }],
});
