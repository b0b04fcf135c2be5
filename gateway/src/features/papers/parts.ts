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
  items: { outOf: number; answer?: { saq?: readonly unknown[] | null | undefined } | null | undefined }[];
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

/** The maximum of each short answer that the reader has yet to mark; "answer any" needs only so many. */
function missingMarks({ kind, answerAny, items }: Section): number[] {
  if (kind !== 'SAQ') return [];
  const markable = items.filter(({ outOf }) => outOf > 0);
  const unmarked = markable.filter(({ answer }) => !answer?.saq?.length);
  const needed = Math.min(answerAny ?? markable.length, markable.length) - (markable.length - unmarked.length);
  return unmarked.slice(0, Math.max(0, needed)).map(({ outOf }) => outOf);
}
