/** Single best answer, multiple true/false, short answer. */
export const KINDS = ['SBA', 'MTF', 'SAQ'] as const;
export type KindName = (typeof KINDS)[number];

/** The order of a printed paper. */
export const PAPER_ORDER = ['MTF', 'SBA', 'SAQ'] as const;

/** The field of a kind in answers and counts. */
export const fieldOf = (kind: KindName) => kind.toLowerCase() as Lowercase<KindName>;

export type KindCounts = Record<Lowercase<KindName>, number>;

export const countKinds = (questions: readonly { type: string }[]) =>
  Object.fromEntries(
    PAPER_ORDER.map((kind) => [fieldOf(kind), questions.filter(({ type }) => type === kind).length]),
  ) as KindCounts;

/** Whether readers write the answer and mark it themselves, by model points. */
export const isSelfMarked = (type: string) => type === 'SAQ';

/** Whether each option is a statement, judged on its own. */
export const hasStatements = (type: string) => type === 'MTF';

/** Whether exactly one option is right. */
export const hasSingleKey = (type: string) => type === 'SBA';
