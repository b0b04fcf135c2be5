import { Suspense, type ComponentProps } from 'react';
import { ReportSlot } from '../../reports/index.ts';
import { CardToolsSlot, RecordNote, type RecordView, type Shelf } from '../../study/index.ts';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { useAnswer } from './useAnswer.ts';

type Props = Pick<ComponentProps<typeof QuestionCard>, 'question' | 'place' | 'boardNames' | 'onNext'> & {
  shelf: Shelf;
  record?: RecordView | undefined;
};

/** A component of its own, so that an answer renders one card only. */
export function ListedQuestion({ record, shelf, ...props }: Props) {
  const { restored, answerProps } = useAnswer(props.question, shelf);
  const lastTime = record?.before && (
    <Suspense>
      <RecordNote result={record.before} />
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
            <RecordNote correction={record} />
          </Suspense>
        )
      }
      report={<ReportSlot question={props.question} />}
      shares={record?.stats?.optionShares}
      {...props}
      {...answerProps}
    />
  );
}
