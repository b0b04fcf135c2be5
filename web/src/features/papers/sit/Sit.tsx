import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DocumentHead } from '../../../components/DocumentHead.tsx';
import { FullScreen } from '../../../components/full-screen/FullScreen.tsx';
import type { StoredPaper } from '../device/stored-paper.ts';
import { isBlank, sectionsOf } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import { PAPERS_PATH } from '../../../paths/papers.ts';
import type { OpenPaper } from '../usePaper.ts';
import { answering } from './answering.ts';
import { HandedIn } from './HandedIn.tsx';
import { SitBar } from './SitBar.tsx';
import { SitDialogs, type SitDialog } from './SitDialogs.tsx';
import { SitQuestion } from './SitQuestion.tsx';
import { usePlace } from './usePlace.ts';
import { useRemaining } from './useRemaining.ts';
import { useSitKeys } from './useSitKeys.ts';
import { useTimeSpent } from './useTimeSpent.ts';

type Props = { stored: StoredPaper; open: OpenPaper };

/** Of the stored paper: what the reader sees counted is not lost with the tab. */
const answeredIn = (paper: StoredPaper) =>
  sectionsOf(paper).flatMap(({ entries }) => entries.filter((entry) => !isBlank(entry))).length;

/** An open paper in the whole window: one question at a time, and the answer sheet. */
export function Sit({ stored, open }: Props) {
  const { paper, handedInAt } = stored;
  const sections = sectionsOf(stored);
  const entries = sections.flatMap((section) => section.entries);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<SitDialog>();
  const screen = useRef<HTMLDialogElement>(null);
  const { remainingMs, isTimeUp, announced } = useRemaining(paper.endsAt);
  const isOver = handedInAt !== undefined || isTimeUp;

  useEffect(() => {
    if (isTimeUp && handedInAt === undefined) void open.handIn(paper.endsAt!);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the time is up
  }, [isTimeUp, handedInAt]);

  const { entry, isSheet, show, toggleSheet, moves } = usePlace(entries);
  useTimeSpent(isOver ? undefined : entry.number, (number, ms) => {
    const before = entries.find((one) => one.number === number)?.tookMs ?? 0;
    void open.change(number, { tookMs: before + ms });
  });

  const actions = answering(open, entry, paper.mode);
  const askToHandIn = () => setDialog('HAND_IN');
  const goOn = actions.canCheck ? () => void actions.check() : (moves.onNext ?? askToHandIn);
  useSitKeys(screen, {
    ...(isOver ? { onPrevious: undefined, onNext: undefined } : moves),
    onEnter: isOver || isSheet ? undefined : goOn,
    onFlag: isOver ? undefined : actions.flag,
    onSheet: isOver ? undefined : toggleSheet,
    onHelp: () => setDialog('KEYS'),
  });
  const leave = () => void navigate(PAPERS_PATH);

  return (
    <FullScreen title={t('papers.sitting', { title: paper.title })} ref={screen} onLeave={leave}>
      <DocumentHead title={paper.title} />
      <SitBar
        answered={answeredIn(open.kept ?? stored)}
        total={entries.length}
        {...{ remainingMs, announced, isSheet }}
        onSheet={isOver ? undefined : toggleSheet}
        onHandIn={isOver ? undefined : askToHandIn}
        onLeave={leave}
        saveState={open.saveState}
      />
      {isOver ? (
        <HandedIn isTimeUp={handedInAt === undefined || handedInAt === paper.endsAt} stored={stored} open={open} />
      ) : (
        <SitQuestion
          {...{ sections, entry, isSheet, moves, open, actions, show }}
          mode={paper.mode}
          onHandIn={askToHandIn}
        />
      )}
      <SitDialogs
        dialog={isOver && dialog === 'HAND_IN' ? undefined : dialog}
        entries={entries}
        onOpen={show}
        onHandIn={() => void open.handIn()}
        onClose={() => setDialog(undefined)}
      />
    </FullScreen>
  );
}
