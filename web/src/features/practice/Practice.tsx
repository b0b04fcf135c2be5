import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { takeFocus } from '../../components/useHashTarget.ts';
import { t } from './messages/index.ts';
import { Actions, isBlank } from './Actions.tsx';
import { MoreNotice } from './MoreNotice.tsx';
import classes from './Practice.module.css';
import { ProgressBar } from './ProgressBar.tsx';
import { Result } from './Result.tsx';
import { scoreOf } from './score.ts';
import type { PracticeProps } from './types.ts';
import { usePracticeKeys } from './usePracticeKeys.ts';
import { useRound } from './useRound.ts';
import { useSwipe } from './useSwipe.ts';

/** One question at a time, in the whole window. Where the reader is stands in the address. */
export function Practice(props: PracticeProps) {
  const { title, more, attemptOf, renderCard, onCheck, onRetry, onClose, empty } = props;
  const round = useRound(props);
  const { items, index, item, isPart, isResult, isReview, show, showResult, startRound } = round;
  const [isGoingOn, setIsGoingOn] = useState(false);
  const screen = useModal();
  const heading = useId();
  const middle = useRef<HTMLDivElement>(null);
  const ref = item?.question.ref;

  useEffect(() => {
    const target = middle.current;
    if (target) target.scrollTop = 0;
    const shown = target?.querySelector<HTMLElement>('article, [data-focus]') ?? target;
    if (shown) takeFocus(shown);
  }, [ref, isResult, isGoingOn]);

  const following = items[index + 1];
  const canLoadMore = more !== undefined && !isPart;
  const moveOn = () => {
    if (isReview || (!following && !canLoadMore)) return showResult();
    if (following) return show(following);
    setIsGoingOn(true);
  };
  useEffect(() => {
    if (!isGoingOn) return;
    if (following) show(following);
    else if (!canLoadMore) showResult();
    else {
      // Again, where a page has nothing that fits the list's filters.
      if (more.state === 'READY') more.load();
      return;
    }
    setIsGoingOn(false);
  });

  const attempt = item && attemptOf(item.question);
  const moves = {
    onPrevious: isGoingOn ? () => setIsGoingOn(false) : index > 0 ? () => show(items[index - 1]!) : undefined,
    onNext: item && !isGoingOn ? moveOn : undefined,
    onCheck: item && !attempt?.isDone && !isGoingOn ? () => onCheck(item) : undefined,
  };
  useEffect(() => {
    // The verdict; with a long question it would be below what is visible.
    if (attempt?.isDone) middle.current?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' });
  }, [ref, attempt?.isDone]);
  usePracticeKeys(screen, middle, item !== undefined && !isBlank(item.question, attemptOf(item.question)), moves);
  const swipe = useSwipe(moves);
  const startAgain = (chosen: typeof items) => {
    onRetry(chosen.map(({ question }) => question));
    startRound(chosen);
  };
  return (
    <dialog
      ref={screen}
      className={classes.screen}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose(item);
      }}
      onClose={(event) => event.currentTarget.isConnected && onClose(item)}
    >
      <h2 id={heading} className={classes.title}>
        {t('practice.titleOf', { list: title })}
      </h2>
      <ProgressBar
        item={isGoingOn ? undefined : item}
        index={index}
        count={isPart ? items.length : undefined}
        score={scoreOf(items, attemptOf)}
        onResult={isResult ? undefined : showResult}
        onClose={() => onClose(item)}
      />
      <div className={classes.middle} ref={middle} tabIndex={-1} {...swipe}>
        {isResult && items.length > 0 ? (
          <Result
            {...props}
            items={items}
            onShow={(one) => show(one, { isReview: true })}
            onTryAgain={startAgain}
            onGoOn={startRound}
            onAll={isPart ? round.showAll : undefined}
          />
        ) : isGoingOn && more ? (
          <MoreNotice more={more} />
        ) : item ? (
          // Nothing of one question stays for the next.
          <div key={item.question.id}>{renderCard(item)}</div>
        ) : (
          empty
        )}
      </div>
      {item && attempt && !isGoingOn && (
        <Actions
          key={item.question.id}
          question={item.question}
          attempt={attempt}
          logged={props.logged}
          isLast={isReview || (!following && !canLoadMore)}
          {...moves}
        />
      )}
    </dialog>
  );
}

/** The browser's own dialog keeps the focus and what is behind it apart. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return dialog;
}
