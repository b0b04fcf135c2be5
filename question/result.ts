import type { ComponentMarks, PaperMarks } from './paper.ts';
import type { RuleComponent, ScoringRule } from './rules.ts';

type Verdict = 'PASSED' | 'FAILED';
/** In marks, not thousandths. `verdict` is null while the reader has yet to mark some of it. */
type Total = {
  marks: number;
  outOf: number;
  markedOutOf: number;
  /** Of what is marked. */
  share: number;
  unmarked: number;
  verdict: Verdict | null;
};
export type ComponentTotal = Total & { id: string };
export type PaperTotal = Total & { components: ComponentTotal[] };

export const toMarks = (thousandths: number) => thousandths / 1000;

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
    marks: toMarks(points),
    outOf: toMarks(outOf),
    markedOutOf: toMarks(markedOutOf),
    share: markedOutOf === 0 ? 0 : points / markedOutOf,
    unmarked,
    verdict: unmarked > 0 ? null : wholeVerdict(parts),
    components: parts,
  };
}

const totalComponent = (
  { points, outOf, markedOutOf, unmarked }: ComponentMarks,
  { id, passShare }: RuleComponent,
): ComponentTotal => ({
  id,
  marks: toMarks(points),
  outOf: toMarks(outOf),
  markedOutOf: toMarks(markedOutOf),
  share: markedOutOf === 0 ? 0 : points / markedOutOf,
  unmarked,
  verdict: unmarked > 0 || outOf === 0 ? null : points * 1000 >= outOf * passShare ? 'PASSED' : 'FAILED',
});

function wholeVerdict(parts: readonly ComponentTotal[]): Verdict | null {
  const verdicts = parts.flatMap(({ verdict }) => verdict ?? []);
  if (verdicts.length === 0) return null;
  return verdicts.includes('FAILED') ? 'FAILED' : 'PASSED';
}
