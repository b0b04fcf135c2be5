import { Button } from '@mantine/core';
import { Stage } from '../../practice/stage/index.ts';
import type { SheetSection } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import { ReviewedQuestion } from '../result/ReviewedQuestion.tsx';
import type { OpenPaper } from '../usePaper.ts';
import type { answering } from './answering.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { AskedQuestion } from './AskedQuestion.tsx';
import classes from './Sit.module.css';
import { SitActions } from './SitActions.tsx';
import type { usePlace } from './usePlace.ts';

type Props = Pick<ReturnType<typeof usePlace>, 'entry' | 'isSheet' | 'moves' | 'show'> & {
  sections: SheetSection[];
  mode: 'EXAM' | 'TUTOR';
  open: OpenPaper;
  actions: ReturnType<typeof answering>;
  onHandIn: () => void;
};

/** The current question, the answer sheet beside it or in its place, and the buttons. */
export const SitQuestion = ({ sections, mode, entry, isSheet, moves, show, open, actions, onHandIn }: Props) => (
  <>
    <div className={classes.body} data-view={isSheet ? 'sheet' : 'question'}>
      <div className={classes.question}>
        <Stage key={entry.number} moves={moves} isDone={entry.question !== null}>
          {entry.question ? (
            <ReviewedQuestion entry={entry} question={entry.question} open={open} />
          ) : (
            <AskedQuestion entry={entry} written={open.written} onAnswer={(answer) => actions.answer(entry, answer)} />
          )}
        </Stage>
      </div>
      <div className={classes.rail} role="region" aria-label={t('papers.sheet')}>
        <AnswerSheet
          sections={sections}
          current={entry.number}
          onOpen={(number) => show(number)}
          onAnswer={actions.answer}
        />
      </div>
    </div>
    {isSheet && (
      <footer className={classes.actions} data-sheet>
        <Button onClick={onHandIn}>{t('papers.handIn')}</Button>
      </footer>
    )}
    <SitActions
      {...{ isSheet, entry, moves, onHandIn }}
      onFlag={actions.flag}
      onCheck={mode === 'TUTOR' && !entry.question ? () => void actions.check() : undefined}
      canCheck={actions.canCheck}
    />
  </>
);
