import { Button } from '@mantine/core';
import curriculum from 'schema/curriculum.json' with { type: 'json' };
import { Suspense } from 'react';
import { QuestionCard } from '../../questions/card/index.ts';
import { ReportSlot } from '../../reports/index.ts';
import { CardToolsSlot, RecordNote, useRecords } from '../../study/index.ts';
import type { SheetItem } from '../device/stored-paper.ts';
import { isTickedOff } from '../device/self-marking.ts';
import type { Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import { marksText, timeText } from '../numbers.ts';
import { paperPath } from '../../../paths/papers.ts';
import type { OpenPaper } from '../usePaper.ts';
import { OwnText } from './OwnText.tsx';
import { Remarked } from './Remarked.tsx';
import classes from './Result.module.css';

const BOARD_NAMES = new Map(curriculum.boards.map(({ code, name }) => [code, name]));

type Question = NonNullable<SheetItem['question']>;
type Props = {
  entry: Entry;
  question: Question;
  open: OpenPaper;
  /** Goes to the next short answer to mark. */
  onNext?: (() => void) | undefined;
};
type Points = Readonly<Record<string, readonly number[]>>;

/** A question with the reader's answer, key and explanation. Readers mark short answers here, by ticking model points. */
export function ReviewedQuestion({ entry, question, open, onNext }: Props) {
  const { number, answer, marks, outOf, tookMs } = entry;
  const record = useRecords([question]).get(question.id);
  const labels = question.parts.map(({ label }) => label);
  const isMarking = question.type === 'SAQ' && (open.marking === number || !isTickedOff(entry));
  const tick = (points: Points) => {
    open.setMarking(number);
    const saq = labels.flatMap((label) => (points[label] ? [{ label, points: [...points[label]] }] : []));
    void open.change(number, { answer: { saq } });
  };
  const finish = () => {
    open.setMarking(undefined);
    open.send();
  };
  const { id = '', title = '' } = open.stored?.paper ?? {};
  const shelf = { path: paperPath(id), title, place: number };
  return (
    <div className={classes.reviewed}>
      <QuestionCard
        question={question}
        place={number}
        boardNames={BOARD_NAMES}
        answer={{
          ...(answer?.sba && { choice: answer.sba }),
          ...(answer?.mtf && { judgements: Object.fromEntries(answer.mtf.map(({ key, value }) => [key, value])) }),
          points: pointsOf(answer),
          written: ownTexts(open, number, labels),
        }}
        // The ticks are kept as they are made. "Save marks" names the parts without ticks too.
        onAnswer={(given) => tick(given.points ?? {})}
        reveal={isMarking ? labels : true}
        onReveal={(reveal) => reveal === true && finish()}
        tools={<CardToolsSlot question={question} shelf={shelf} record={record} />}
        note={record?.note}
        correction={
          record?.keyCorrectedOn && (
            <Suspense>
              <RecordNote correction={record} />
            </Suspense>
          )
        }
        report={<ReportSlot question={question} />}
        onNext={question.type === 'SAQ' ? onNext : undefined}
        isFinal
      />
      <p className={classes.marks}>
        <Remarked {...entry} />
        {tookMs !== null && tookMs > 0 && <span>{timeText(tookMs)}</span>}
        {marks !== null && !isMarking && t('papers.marksOf', { marks: marksText(marks), total: marksText(outOf) })}
        {question.type === 'SAQ' && !isMarking && (
          <Button variant="subtle" onClick={() => open.setMarking(number)}>
            {t('papers.markAgain')}
          </Button>
        )}
      </p>
    </div>
  );
}

const pointsOf = (answer: SheetItem['answer']): Points =>
  Object.fromEntries((answer?.saq ?? []).map(({ label, points }) => [label, points]));

const ownTexts = ({ written }: OpenPaper, number: number, labels: readonly string[]) =>
  Object.fromEntries(
    labels.map((label) => [label, <OwnText key={label} label={label} text={written.textOf(number, label)} />]),
  );
