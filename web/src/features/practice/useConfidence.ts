import { useState } from 'react';
import type { Confidence } from '../study/index.ts';
import type { PracticeItem } from './types.ts';
import type { Moves } from './useMoves.ts';

/** How sure the reader is of the answer to this question, and moves of which the check tells it. */
export function useConfidence(item: PracticeItem | undefined, moves: Moves) {
  const id = item?.question.id;
  const [chosen, setChosen] = useState<{ id: string | undefined; level: Confidence | undefined }>();
  const level = chosen?.id === id ? chosen?.level : undefined;
  const choose = (to: Confidence | undefined) => setChosen({ id, level: to });
  const onCheck =
    moves.onCheck &&
    ((to = level) => {
      choose(to);
      moves.onCheck?.(to);
    });
  return [level, choose, { ...moves, onCheck }] as const;
}
