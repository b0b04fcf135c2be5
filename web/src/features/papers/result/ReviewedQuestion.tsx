import { Button } from '@mantine/core';
import curriculum from 'schema/curriculum.json' with { type: 'json' };
import { Suspense, useState } from 'react';
import { QuestionCard } from '../../questions/card/index.ts';
import { ReportSlot } from '../../reports/index.ts';
import { CardToolsSlot, Correction, useRecords } from '../../study/index.ts';
import type { SheetItem } from '../device/database.ts';
import type { Entry } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import { marksText, timeText } from '../numbers.ts';
import { paperPath } from '../paths.ts';
import type { OpenPaper } from '../usePaper.ts';
import classes from './Result.module.css';

const BOARD_NAMES = new Map(curriculum.boards.map(({ code, name }) => [code, name]));

type Props = { entry: Entry; open: OpenPaper };
type Points = Record<string, readonly number[]>;

/** A question with the reader's answer, key and explanation. Readers mark short answers here, by ticking model points. */
export function ReviewedQuestion({ entry, open }: Props) {
  const { number, answer, marks, outOf, tookMs } = entry;
  const question = entry.question!;
  const records = useRecords([question]);
  const [ticks, setTicks] = useState<Points>();
  const isSaq = question.type === 'SAQ';
  const saved = isSaq && (answer?.saq?.length ?? 0) > 0;
  const points = ticks ?? pointsOf(answer);
  const isMarking = isSaq && (!saved || ticks !== undefined);
  const labels = question.parts.map(({ label }) => label);
  const save = async () => {
    await open.change(number, {
      answer: { saq: labels.map((label) => ({ label, points: [...(points[label] ?? [])] })) },
    });
    setTicks(undefined);
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
          points,
        }}
        onAnswer={(given) => setTicks({ ...given.points })}
        reveal={isMarking ? labels : true}
        onReveal={(reveal) => reveal === true && void save()}
        tools={<CardToolsSlot question={question} shelf={shelf} record={records.get(question.id)} />}
        note={records.get(question.id)?.note}
        correction={
          records.get(question.id)?.keyCorrectedOn && (
            <Suspense>
              <Correction {...records.get(question.id)} />
            </Suspense>
          )
        }
        report={<ReportSlot question={question} />}
        isFinal
      />
      <p className={classes.marks}>
        {tookMs !== null && tookMs > 0 && <span>{timeText(tookMs)}</span>}
        {marks !== null && !isMarking && t('papers.marksOf', { marks: marksText(marks), total: marksText(outOf) })}
        {saved && !isMarking && (
          <Button variant="subtle" onClick={() => setTicks(pointsOf(answer))}>
            {t('papers.markAgain')}
          </Button>
        )}
      </p>
    </div>
  );
}

const pointsOf = (answer: SheetItem['answer']): Points =>
  Object.fromEntries((answer?.saq ?? []).map(({ label, points }) => [label, points]));
