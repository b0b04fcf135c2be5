import { withAllTicks } from 'question/answer.ts';
import { isSelfMarked } from 'question/kinds/names.ts';
import { useEffect, useReducer } from 'react';
import { Practice, type PracticeProps } from '../../practice/index.ts';
import { useRecords, type StudyQuestion } from '../../study/index.ts';
import { isAnswered, readAttempt, startAnew, subscribeToAnswers, writeAttempt } from '../list/answers.ts';
import { ListedQuestion } from '../list/ListedQuestion.tsx';
import { revealKey, startReading } from '../list/useAnswer.ts';
import classes from './Practice.module.css';

type Props = Pick<PracticeProps, 'title' | 'items' | 'more' | 'onClose' | 'nextList' | 'empty' | 'review'> & {
  boardNames: ReadonlyMap<string, string>;
};

/** Practice with the question cards and answers of lists. */
export function QuestionPractice({ boardNames, ...props }: Props) {
  const { review } = props;
  const mode = review && 'REVIEW';
  const records = useRecords(props.items.map(({ question }) => question));
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => subscribeToAnswers(refresh), []);
  return (
    <Practice
      {...props}
      attemptOf={(question) => {
        const { answer, tookMs } = readAttempt(question.id);
        const isDone = isAnswered(question);
        const isOpen = !isDone && isSelfMarked(question.type) && hasAllPoints(question);
        // A question without model points cannot be marked.
        const isTicking = isOpen && question.parts.some(({ points }) => points.length > 0);
        return { answer, tookMs, isDone: isDone || (isOpen && !isTicking), isTicking };
      }}
      onCheck={({ question, shelf: place, from: shelf = place }, confidence) => {
        if (!isSelfMarked(question.type)) revealKey(question, shelf, true, { confidence, mode });
        else if (!hasAllPoints(question)) revealKey(question, shelf, labelsOf(question));
        else {
          saveTicks(question);
          revealKey(question, shelf, true, { mode });
        }
      }}
      onRetry={startAnew}
      renderCard={(item) => (
        <div className={classes.card} ref={startReading}>
          {review?.renderReason(item)}
          <ListedQuestion
            question={item.question}
            place={item.shelf.place}
            shelf={item.from ?? item.shelf}
            boardNames={boardNames}
            record={records.get(item.question.id)}
          />
        </div>
      )}
    />
  );
}

const labelsOf = ({ parts }: StudyQuestion) => parts.map(({ label }) => label);

function hasAllPoints(question: StudyQuestion) {
  const { reveal } = readAttempt(question.id);
  return Array.isArray(reveal) && labelsOf(question).every((label) => reveal.includes(label));
}

function saveTicks(question: StudyQuestion) {
  const { answer, ...attempt } = readAttempt(question.id);
  writeAttempt(question.id, { ...attempt, answer: withAllTicks(answer, labelsOf(question)) });
}
