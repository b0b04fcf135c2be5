import type { Answer } from 'question/answer.ts';
import { isSelfMarked } from 'question/kinds/names.ts';
import { isBlank } from 'question/mark.ts';
import { findUnmarked } from 'question/unmarked.ts';

type Parts = {
  marks: number;
  outOf: number;
  markedOutOf: number;
  share: number;
  unmarked: number;
  verdict?: 'PASSED' | 'FAILED' | null | undefined;
};
/** Undefined `components`: the questions are needed to know them. */
export type ResultParts = Parts & { passed: boolean; components: (Parts & { id: string })[] | undefined };

type Total = Pick<ResultParts, 'marks' | 'outOf' | 'share' | 'passed'>;
type Section = {
  kind: string;
  answerAny?: number | null | undefined;
  items: { outOf: number; answer?: Answer | null | undefined }[];
};

/** For an upstream without components: one component, called `id`, whose unmarked questions are counted here. */
export function deriveParts(
  { marks, outOf, share, passed }: Total,
  sections: Section[] | undefined,
  id: string,
): ResultParts {
  const missing = (sections ?? []).flatMap(missingMarks);
  const unmarked = missing.length;
  const markedOutOf = Math.max(0, outOf - missing.reduce((sum, one) => sum + one, 0));
  const hasPassed = passed && unmarked === 0;
  const parts: Parts = {
    marks,
    outOf,
    markedOutOf,
    share: unmarked === 0 ? share : markedOutOf === 0 ? 0 : marks / markedOutOf,
    unmarked,
    verdict: unmarked > 0 || outOf === 0 ? null : hasPassed ? 'PASSED' : 'FAILED',
  };
  return { ...parts, passed: hasPassed, components: sections && [{ id, ...parts }] };
}

/** The maximum of each question that the reader has yet to mark. */
function missingMarks({ kind, answerAny = null, items }: Section): number[] {
  if (!isSelfMarked(kind)) return [];
  const missing = findUnmarked(
    { answerAny, items },
    { isMarkable: ({ outOf }) => outOf > 0, isMarked: ({ answer }) => !isBlank(answer ?? {}) },
  );
  return missing.map(({ outOf }) => outOf);
}
