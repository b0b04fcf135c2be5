import type { ComponentMarks, PaperMarks } from './paper.ts';
import type { RuleComponent, ScoringRule } from './rules.ts';

type Verdict = 'PASSED' | 'FAILED';
/** In marks, not thousandths. `verdict` is null while the reader has yet to mark some of it. */
type Total = {
  marks: number;
  outOf: number;
  markedOutOf: number;
  /** `marks` divided by `markedOutOf`; 0 while nothing is marked. */
  share: number;
  unmarked: number;
  verdict: Verdict | null;
};
export type ComponentTotal = Total & { id: string };
export type PaperTotal = Total & { components: ComponentTotal[] };

/** Not rounded, so that parts add up to their total. */
export const toExactMarks = (thousandths: number) => thousandths / 1000;

/** The result of a paper by its rule: each component decides. */
export function totalPaper(
  rule: Pick<ScoringRule, 'components'>,
  { points, outOf, components }: Pick<PaperMarks, 'points' | 'outOf' | 'components'>,
): PaperTotal {
  const parts = rule.components.flatMap((component) =>
    components.filter(({ id }) => id === component.id).map((own) => totalComponent(own, component)),
  );
  const markedOutOf = components.reduce((total, component) => total + component.markedOutOf, 0);
  const unmarked = components.reduce((total, component) => total + component.unmarked, 0);
  return {
    ...toFigures({ points, outOf, markedOutOf, unmarked }),
    verdict: unmarked > 0 ? null : wholeVerdict(parts),
    components: parts,
  };
}

function totalComponent(marks: ComponentMarks, { id, passShare }: RuleComponent): ComponentTotal {
  const { points, outOf, unmarked } = marks;
  const hasPassed = points * 1000 >= outOf * passShare;
  return {
    id,
    ...toFigures(marks),
    verdict: unmarked > 0 || outOf === 0 ? null : hasPassed ? 'PASSED' : 'FAILED',
  };
}

type Figures = Pick<ComponentMarks, 'points' | 'outOf' | 'markedOutOf' | 'unmarked'>;

const toFigures = ({ points, outOf, markedOutOf, unmarked }: Figures) => ({
  marks: toExactMarks(points),
  outOf: toExactMarks(outOf),
  markedOutOf: toExactMarks(markedOutOf),
  share: markedOutOf === 0 ? 0 : points / markedOutOf,
  unmarked,
});

function wholeVerdict(parts: readonly ComponentTotal[]): Verdict | null {
  const verdicts = parts.flatMap(({ verdict }) => verdict ?? []);
  if (verdicts.length === 0) return null;
  return verdicts.includes('FAILED') ? 'FAILED' : 'PASSED';
}
