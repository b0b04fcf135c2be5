import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DocumentHead } from '../../../components/DocumentHead.tsx';
import { FullScreen } from '../../../components/full-screen/FullScreen.tsx';
import type { AnswerInput } from '../../../graphql.generated.ts';
import { Stage } from '../../practice/stage/index.ts';
import type { StoredPaper } from '../device/database.ts';
import { isBlank, sectionsOf, toInput, type Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import { PAPERS_PATH } from '../paths.ts';
import { ReviewedQuestion } from '../result/ReviewedQuestion.tsx';
import type { OpenPaper } from '../usePaper.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import { HandedIn } from './HandedIn.tsx';
import { HandInDialog } from './HandInDialog.tsx';
import classes from './Sit.module.css';
import { SitActions } from './SitActions.tsx';
import { SitBar } from './SitBar.tsx';
import { useRemaining } from './useRemaining.ts';
import { useSitKeys } from './useSitKeys.ts';
import { useTimeSpent } from './useTimeSpent.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('../../study/shortcuts/index.ts')).ShortcutsDialog,
}));

type Props = { stored: StoredPaper; open: OpenPaper };

const firstBlank = (entries: Entry[]) => entries.find((entry) => isBlank(entry) && !entry.draft);

/** An open paper, in the whole window: one question at a time and the answer sheet. */
export function Sit({ stored, open }: Props) {
  const { paper, handedInAt } = stored;
  const sections = sectionsOf(stored);
  const entries = sections.flatMap((section) => section.entries);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<'HAND_IN' | 'KEYS'>();
  const screen = useRef<HTMLDialogElement>(null);
  const { remainingMs, isTimeUp, announced } = useRemaining(paper.endsAt);
  const isOver = handedInAt !== undefined || isTimeUp;

  useEffect(() => {
    if (isTimeUp && handedInAt === undefined) void open.handIn(paper.endsAt!);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the time is up
  }, [isTimeUp, handedInAt]);

  // The address follows, for a reload: the router's updates may come after the next key.
  const [place, setPlace] = useState(() => ({
    number: Number(params.get('q') ?? firstBlank(entries)?.number),
    isSheet: params.get('view') === 'sheet',
  }));
  const { isSheet } = place;
  const entry = entries.find(({ number }) => number === place.number) ?? entries[0]!;
  const show = (number: number, asSheet = false) => {
    setPlace({ number, isSheet: asSheet });
    setParams({ q: String(number), ...(asSheet && { view: 'sheet' }) }, { replace: true });
  };
  const moveBy = (places: number) => {
    const next = entries[entries.indexOf(entry) + places];
    return next && (() => show(next.number));
  };

  useTimeSpent(isOver ? undefined : entry.number, (number, ms) => {
    const before = entries.find((one) => one.number === number)?.tookMs ?? 0;
    void open.change(number, { tookMs: before + ms });
  });

  const answer = ({ number }: Entry, given: AnswerInput) =>
    void open.change(number, paper.mode === 'TUTOR' ? { draft: given } : { answer: given });
  const canCheck = paper.mode === 'TUTOR' && entry.draft !== null && !isBlank({ answer: entry.draft });
  const check = async () => {
    await open.change(entry.number, { answer: toInput(entry.draft) });
    open.send();
  };
  const flag = () => void open.change(entry.number, { flagged: !entry.flagged });
  const toggleSheet = () => show(entry.number, !isSheet);
  const moves = { onPrevious: moveBy(-1), onNext: moveBy(1) };
  const askToHandIn = () => setDialog('HAND_IN');
  const goOn = canCheck ? () => void check() : (moves.onNext ?? askToHandIn);
  useSitKeys(screen, {
    ...(isOver ? { onPrevious: undefined, onNext: undefined } : moves),
    onEnter: isOver || isSheet ? undefined : goOn,
    onFlag: isOver ? undefined : flag,
    onSheet: isOver ? undefined : toggleSheet,
    onHelp: () => setDialog('KEYS'),
  });
  const leave = () => void navigate(PAPERS_PATH);

  return (
    <FullScreen title={t('papers.sitting', { title: paper.title })} ref={screen} onLeave={leave}>
      <DocumentHead title={paper.title} />
      <SitBar
        answered={entries.filter((one) => !isBlank(one)).length}
        total={entries.length}
        remainingMs={remainingMs}
        announced={announced}
        isSheet={isSheet}
        onSheet={isOver ? undefined : toggleSheet}
        onHandIn={isOver ? undefined : askToHandIn}
        onLeave={leave}
        saveState={open.saveState}
      />
      {isOver ? (
        <HandedIn isTimeUp={handedInAt === undefined || handedInAt === paper.endsAt} stored={stored} open={open} />
      ) : (
        <div className={classes.body} data-view={isSheet ? 'sheet' : 'question'}>
          <div className={classes.question}>
            <Stage key={entry.number} moves={moves} isDone={entry.question !== null}>
              {entry.question ? (
                <ReviewedQuestion entry={entry} open={open} />
              ) : (
                <AskedQuestion entry={entry} onAnswer={(given) => answer(entry, given)} />
              )}
            </Stage>
          </div>
          <div className={classes.rail} role="region" aria-label={t('papers.sheet')}>
            <AnswerSheet
              sections={sections}
              current={entry.number}
              onOpen={(number) => show(number)}
              onAnswer={answer}
            />
          </div>
        </div>
      )}
      {!isOver && isSheet && (
        <footer className={classes.actions} data-sheet>
          <Button onClick={askToHandIn}>{t('papers.handIn')}</Button>
        </footer>
      )}
      {!isOver && (
        <SitActions
          isSheet={isSheet}
          entry={entry}
          moves={moves}
          onFlag={flag}
          onCheck={paper.mode === 'TUTOR' && !entry.question ? () => void check() : undefined}
          canCheck={canCheck}
          onHandIn={askToHandIn}
        />
      )}
      {dialog === 'HAND_IN' && !isOver && (
        <HandInDialog
          entries={entries}
          onOpen={(number) => {
            setDialog(undefined);
            show(number);
          }}
          onHandIn={() => {
            setDialog(undefined);
            void open.handIn();
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'KEYS' && (
        <Suspense>
          <ShortcutsDialog isPaper onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </FullScreen>
  );
}
