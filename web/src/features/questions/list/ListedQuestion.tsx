import { Suspense, type ComponentProps } from 'react';
import { ReportSlot } from '../../reports/index.ts';
import { CardToolsSlot, Correction, LastTime, type RecordView, type Shelf } from '../../study/index.ts';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { useAnswer, type Recording } from './useAnswer.ts';

type Props = Pick<ComponentProps<typeof QuestionCard>, 'question' | 'place' | 'boardNames' | 'onNext'> & {
  shelf: Shelf;
  record?: RecordView | undefined;
  recording?: Recording;
};

/** A component of its own, so that an answer renders one card only. */
export function ListedQuestion({ record, recording, shelf, ...props }: Props) {
  const { restored, answerProps } = useAnswer(props.question, shelf, recording);
  const lastTime = record?.before && (
    <Suspense>
      <LastTime result={record.before} />
    </Suspense>
  );
  const tools = <CardToolsSlot question={props.question} shelf={shelf} record={record} />;
  // A new `key` keeps a restored result from taking the focus or being announced.
  return (
    <QuestionCard
      key={String(restored)}
      lastTime={lastTime}
      tools={tools}
      note={record?.note}
      correction={
        record?.keyCorrectedOn && (
          <Suspense>
            <Correction {...record} />
          </Suspense>
        )
      }
      report={<ReportSlot question={props.question} />}
      shares={sharesOf(record)}
      {...props}
      {...answerProps}
    />
  );
}

const sharesOf = (record: RecordView | undefined) =>
  record?.stats && new Map(record.stats.optionShares.map(({ key, share }) => [key, share]));
