import type { StoredPaper } from './stored-paper.ts';
import { unmarkedOf } from './self-marking.ts';

/** Completes a paper from before results had a verdict of their own, for devices that stay offline and visitors. */
export function addVerdict({ paper }: StoredPaper): void {
  paper.rule.components ??= [];
  for (const { items } of paper.sections) {
    for (const item of items) {
      item.locked ??= false;
      item.keyCorrectedOn ??= null;
      item.remarkedFrom ??= null;
    }
  }
  const { result } = paper;
  if (!result || result.unmarked !== undefined) return;
  const unmarked = unmarkedOf(paper.sections.map(({ answerAny, items }) => ({ answerAny, entries: items })));
  const markedOutOf = result.outOf - unmarked.reduce((sum, { outOf }) => sum + outOf, 0);
  Object.assign(result, {
    unmarked: unmarked.length,
    remarked: 0,
    markedOutOf,
    share: markedOutOf > 0 ? result.marks / markedOutOf : 0,
    verdict: unmarked.length > 0 ? null : result.passed ? 'PASSED' : 'FAILED',
    components: [],
  });
}
