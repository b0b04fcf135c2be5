import { lazy, Suspense, useRef, useState } from 'react';
import { FullScreen } from '../../components/full-screen/FullScreen.tsx';
import { t } from './messages/index.ts';
import { Actions, isBlank } from './Actions.tsx';
import { MoreNotice } from './MoreNotice.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Result } from './Result.tsx';
import { scoreOf } from './score.ts';
import { Stage } from './stage/index.ts';
import type { PracticeItem, PracticeProps } from './types.ts';
import { useMoves } from './useMoves.ts';
import { usePracticeKeys } from './usePracticeKeys.ts';
import { useRound } from './useRound.ts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('../study/shortcuts/index.ts')).ShortcutsDialog }));

/** One question at a time, in the whole window. The address names the current question. */
export function Practice(props: PracticeProps) {
  const { title, more, attemptOf, logged, renderCard, onRetry, onClose, empty } = props;
  const round = useRound(props);
  const { items, index, item, isPart, isResult, showResult, showAll, startRound } = round;
  const { moves, isGoingOn, isLast, look } = useMoves(round, props);
  const screen = useRef<HTMLDialogElement>(null);
  const attempt = item && attemptOf(item.question);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const canCheck = item !== undefined && !isBlank(item.question, attemptOf(item.question));
  usePracticeKeys(screen, { canCheck, moves, onHelp: () => setIsHelpOpen(true) });
  const tryAgain = (chosen: readonly PracticeItem[]) => {
    onRetry(chosen.map(({ question }) => question));
    startRound(chosen);
  };
  const shown = isGoingOn ? undefined : item;
  return (
    <FullScreen title={t('practice.titleOf', { list: title })} ref={screen} onLeave={() => onClose(item)}>
      <ProgressBar
        item={shown}
        index={index}
        count={isPart ? items.length : undefined}
        score={scoreOf(items, attemptOf)}
        onResult={isResult ? undefined : showResult}
        onClose={() => onClose(item)}
      />
      <Stage
        key={isResult ? 'result' : (shown?.question.id ?? 'none')}
        moves={moves}
        isDone={shown !== undefined && attempt?.isDone === true}
      >
        {isResult && items.length > 0 ? (
          <Result
            {...props}
            items={items}
            onShow={look}
            onTryAgain={tryAgain}
            onGoOn={startRound}
            onAll={items.length < props.items.length ? showAll : undefined}
          />
        ) : isGoingOn && more ? (
          <MoreNotice more={more} />
        ) : (
          (shown && renderCard(shown)) || empty
        )}
      </Stage>
      {shown && attempt && (
        <Actions
          key={`actions ${shown.question.id}`}
          question={shown.question}
          attempt={attempt}
          logged={logged}
          isLast={isLast}
          {...moves}
        />
      )}
      {isHelpOpen && <Help onClose={() => setIsHelpOpen(false)} />}
    </FullScreen>
  );
}

const Help = ({ onClose }: { onClose: () => void }) => (
  <Suspense>
    <ShortcutsDialog onClose={onClose} />
  </Suspense>
);
