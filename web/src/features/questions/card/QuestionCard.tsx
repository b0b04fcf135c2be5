import { useId } from 'react';
import { messages } from '../../../components/messages.ts';
import { RichText } from '../../../components/RichText.tsx';
import type { AnswerProps } from './answer.ts';
import { MtfQuestion } from './MtfQuestion.tsx';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './QuestionCard.module.css';
import { SaqQuestion } from './SaqQuestion.tsx';
import { SbaQuestion } from './SbaQuestion.tsx';

const TYPE_NAMES = { SBA: 'Single best answer', MTF: 'Multiple true/false', SAQ: 'Short answer' };
const ANSWERED_BY = { SBA: SbaQuestion, MTF: MtfQuestion, SAQ: SaqQuestion };

type Props = AnswerProps & {
  question: QuestionCardFragment;
  /** Its place in the list, from 1. */
  place: number;
  boardNames: ReadonlyMap<string, string>;
};

/** One question: what it is, where it comes from, its stem, and the way to answer its kind. */
export function QuestionCard({ question, place, boardNames, ...answerProps }: Props) {
  const heading = useId();
  const Answering = ANSWERED_BY[question.type];
  const papers = question.appearances.map(
    ({ board, year, sitting }) => `${boardNames.get(board) ?? board} · ${sitting ? `${sitting} ${year}` : year}`,
  );
  return (
    <article id={question.ref} className={classes.card} aria-labelledby={heading}>
      <header className={classes.head}>
        <h3 id={heading} className={classes.number}>
          <span className={classes.word}>Question</span> {place}
        </h3>
        <p className={classes.type}>
          <span className={classes.short} aria-hidden>
            {question.type}
          </span>
          <span className={classes.long}>{TYPE_NAMES[question.type]}</span>
        </p>
        <p className={classes.ref}>{question.ref}</p>
      </header>
      <div className={classes.content}>
        <div className={classes.stem}>
          <RichText html={question.stem} />
        </div>
        {question.origin === 'ORIGINAL' ? (
          <p className={classes.appearances}>{messages.original(papers.join(', '))}</p>
        ) : (
          papers.length > 0 && (
            <ul className={classes.appearances} aria-label="Asked in">
              {papers.map((paper) => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
          )
        )}
        <Answering key={question.id} question={question} name={`question ${place}`} {...answerProps} />
      </div>
    </article>
  );
}
