import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useRef, useState } from 'react';
import { FullScreen } from '../../components/full-screen/FullScreen.tsx';
import { t } from './messages/index.ts';
import { Actions, hasNothing } from './Actions.tsx';
import { MoreNotice } from './MoreNotice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Result } from './Result.tsx';
import { scoreOf } from './score.ts';
import { Stage } from './stage/index.ts';
import classes from './Practice.module.css';
import type { PracticeItem, PracticeProps, ReviewParts } from './types.ts';
import { useConfidence } from './useConfidence.ts';
import { useMoves } from './useMoves.ts';
import { usePracticeKeys } from './usePracticeKeys.ts';
import { useRound } from './useRound.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('../study/shortcuts/index.ts')).ShortcutsDialog }));
const SideGrid = lazy(async () => ({ default: (await import('./SideGrid.tsx')).SideGrid }));

/** Wide enough for the numbers beside a question in the middle. */
const WIDE = '(min-width: 80em) and (min-height: 22.01em)';

/** One question at a time, in the whole window. The address names the current question. */
export function Practice(props: PracticeProps) {
  const { title, attemptOf, onRetry, onClose, review } = props;
  const round = useRound(props);
  const { items, index, item, isPart, isResult, showResult, startRound } = round;
  const { moves: allMoves, isGoingOn, isLast, look, jump } = useMoves(round, props);
  const [confidence, setConfidence, moves] = useConfidence(item, allMoves);
  const isWide = useMediaQuery(WIDE);
  const screen = useRef<HTMLDialogElement>(null);
  const attempt = item && attemptOf(item.question);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const canCheck = item !== undefined && !hasNothing(item.question, attemptOf(item.question));
  const more = review ? keysOf(review, attempt?.isDone ? undefined : item) : {};
  usePracticeKeys(screen, { canCheck, moves, more, onHelp: () => setIsHelpOpen(true) });
  const tryAgain = (chosen: readonly PracticeItem[]) => {
    setConfidence(undefined);
    onRetry(chosen.map(({ question }) => question));
    startRound(chosen);
  };
  const shown = isGoingOn ? undefined : item;
  const heading = review ? title : t('practice.titleOf', { list: title });
  return (
    <FullScreen title={heading} ref={screen} onLeave={() => onClose(item)}>
      <ProgressBar
        item={shown}
        index={index}
        count={isPart ? items.length : undefined}
        score={scoreOf(items, attemptOf)}
        onResult={isResult ? undefined : showResult}
        onClose={() => onClose(item)}
      />
      <div className={classes.body}>
        <Stage
          key={isResult ? 'result' : (shown?.question.id ?? 'none')}
          moves={moves}
          isDone={shown !== undefined && attempt?.isDone === true}
        >
          <StageContent {...{ practice: props, round, shown, isGoingOn, look, tryAgain }} />
        </Stage>
        {shown && attempt && (
          <Actions
            key={`actions ${shown.question.id}`}
            question={shown.question}
            attempt={attempt}
            isLast={isLast}
            confidence={confidence}
            onConfidence={setConfidence}
            onUndo={review?.undoable === shown.question.id ? review.onUndo : undefined}
            {...moves}
          />
        )}
        {isWide && items.length > 0 && (
          <Suspense>
            <SideGrid items={items} attemptOf={attemptOf} current={shown} isPart={isPart} onShow={jump} />
          </Suspense>
        )}
      </div>
      {isHelpOpen && <Help of={review ? 'REVIEW' : 'PRACTICE'} onClose={() => setIsHelpOpen(false)} />}
    </FullScreen>
  );
}

/** U: undo. L: not today. */
const keysOf = ({ undoable, onUndo, onPostpone }: ReviewParts, open: PracticeItem | undefined) => ({
  u: undoable === undefined ? undefined : onUndo,
  l: open && (() => onPostpone(open)),
});

type ContentProps = Pick<ReturnType<typeof useMoves>, 'isGoingOn' | 'look'> & {
  practice: PracticeProps;
  round: ReturnType<typeof useRound>;
  shown: PracticeItem | undefined;
  tryAgain: (chosen: readonly PracticeItem[]) => void;
};

/** A question, the result, or what stands in their place. */
function StageContent({ practice, round, shown, isGoingOn, look, tryAgain }: ContentProps) {
  const { more, renderCard, empty } = practice;
  const { items, isPart, isResult, showAll, startRound } = round;
  if (isResult && items.length > 0) {
    return (
      <Result
        {...practice}
        items={items}
        onShow={look}
        onTryAgain={tryAgain}
        onGoOn={startRound}
        onAll={isPart ? showAll : undefined}
      />
    );
  }
  if (isGoingOn && more) return <MoreNotice more={more} />;
  return (shown && renderCard(shown)) || empty;
}

const Help = (props: { of: 'PRACTICE' | 'REVIEW'; onClose: () => void }) => (
  <Suspense>
    <ShortcutsDialog {...props} />
  </Suspense>
);
