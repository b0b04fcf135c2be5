import { NumberGrid } from '../study/score/index.ts';
import { outcomeOf } from './score.ts';
import type { PracticeItem, PracticeProps } from './types.ts';
import classes from './Practice.module.css';

type Props = Pick<PracticeProps, 'items' | 'attemptOf'> & {
  current: PracticeItem | undefined;
  /** Whether the items are a part of their list, numbered from 1. */
  isPart: boolean;
  onShow: (item: PracticeItem) => void;
};

/** The numbers of a round beside its question, where the window is wide. */
export function SideGrid({ items, attemptOf, current, isPart, onShow }: Props) {
  const questions = items.map((item, index) => ({
    id: item.question.id,
    place: isPart ? index + 1 : item.shelf.place,
    outcome: outcomeOf(item.question, attemptOf(item.question)),
    item,
  }));
  return (
    <div className={classes.side}>
      <NumberGrid
        questions={questions}
        renderCell={({ item }, props) => (
          <button
            {...props}
            type="button"
            ref={item === current ? bringIntoSight : undefined}
            aria-current={item === current ? 'step' : undefined}
            onClick={() => onShow(item)}
          />
        )}
      />
    </div>
  );
}

const bringIntoSight = (cell: HTMLElement | null) => cell?.scrollIntoView({ block: 'nearest' });
