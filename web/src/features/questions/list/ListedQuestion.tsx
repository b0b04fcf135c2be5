import { Suspense, type ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { LastTime, type RecordView } from '../../study/index.ts';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { useAnswer } from './useAnswer.ts';

type Props = Pick<ComponentProps<typeof QuestionCard>, 'question' | 'place' | 'boardNames'> & {
  record?: RecordView | undefined;
};

/** A component of its own, so that an answer renders one card only. */
export function ListedQuestion({ record, ...props }: Props) {
  const { pathname } = useLocation();
  const title = typeof document === 'undefined' ? '' : document.title;
  const { restored, answerProps } = useAnswer(props.question, { path: pathname, title, place: props.place });
  const lastTime = record?.before && (
    <Suspense>
      <LastTime result={record.before} />
    </Suspense>
  );
  // Mounted anew, a result that is restored takes no focus and is not announced.
  return <QuestionCard key={String(restored)} lastTime={lastTime} {...props} {...answerProps} />;
}
