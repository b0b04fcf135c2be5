import { useId, type ReactNode } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import { t, Trans } from '../messages/index.ts';
import type { AnswerProps } from './answer.ts';
import { CardNotice } from './CardNotice.tsx';
import { MtfQuestion } from './MtfQuestion.tsx';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './QuestionCard.module.css';
import { Pictures } from './Pictures.tsx';
import { SaqQuestion } from './SaqQuestion.tsx';
import { SbaQuestion } from './SbaQuestion.tsx';

const TYPE_NAMES = {
  SBA: 'questions.singleBestAnswer',
  MTF: 'questions.multipleTrueFalse',
  SAQ: 'questions.shortAnswer',
} as const;
const ANSWER_FORMS = { SBA: SbaQuestion, MTF: MtfQuestion, SAQ: SaqQuestion };

type Props = AnswerProps & {
  question: QuestionCardFragment;
  /** Its place in the list, from 1. */
  place: number;
  boardNames: ReadonlyMap<string, string>;
  /** A mark of how it went before. */
  lastTime?: ReactNode;
  /** Flag and note. */
  tools?: ReactNode;
  /** The reader's own, plain text. It shows with the key. */
  note?: string | undefined;
  /** That the key was corrected after the reader's last answer. */
  correction?: ReactNode;
  /** Where a mistake is reported. It shows with the key. */
  report?: ReactNode;
};

export function QuestionCard(props: Props) {
  const { question, place, boardNames, lastTime, tools, note, correction, report, ...answerProps } = props;
  const heading = useId();
  const AnswerForm = ANSWER_FORMS[question.type];
  const papers = question.appearances.map(({ board: code, year, sitting }) => {
    const board = boardNames.get(code) ?? code;
    return sitting ? t('questions.paperOfSitting', { board, sitting, year }) : t('questions.paper', { board, year });
  });
  return (
    <article id={question.ref} className={classes.card} aria-labelledby={heading}>
      <header className={classes.head}>
        <h3 id={heading} className={classes.number}>
          <Trans id="questions.number" values={{ place }} components={{ word: <span className={classes.word} /> }} />
        </h3>
        <p className={classes.type}>
          <span className={classes.short} aria-hidden>
            {question.type}
          </span>
          <span className={classes.long}>{t(TYPE_NAMES[question.type])}</span>
        </p>
        {lastTime}
        {tools}
      </header>
      <div className={classes.content}>
        <CardNotice notice={question.notice} correction={correction} />
        <div className={classes.stem}>
          <RichText html={question.stem} />
        </div>
        <Pictures media={question.media} />
        <div className={classes.source}>
          {question.origin === 'ORIGINAL' ? (
            <p className={classes.appearances}>
              {papers.length > 0
                ? t('questions.originalInStyle', { papers: papers.join(', ') })
                : t('questions.original')}
            </p>
          ) : (
            papers.length > 0 && (
              <ul className={classes.appearances} aria-label={t('questions.papers')}>
                {papers.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            )
          )}
          <p className={classes.ref}>{question.ref}</p>
        </div>
        <AnswerForm key={question.id} question={question} place={place} {...answerProps} />
        {note && answerProps.reveal !== false && (
          <section className={classes.note} aria-label={t('questions.note')}>
            {note}
          </section>
        )}
        {answerProps.reveal !== false && report}
      </div>
    </article>
  );
}
