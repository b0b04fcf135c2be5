import { findJudgement, withJudgement } from 'question/answer.ts';
import { toMarks } from 'question/kinds/kind.ts';
import { isBlank, mark, maxMarks } from 'question/kinds/mtf.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import { t } from '../messages/index.ts';
import { type CardProps, CheckForm } from './CheckForm.tsx';
import classes from './Options.module.css';
import { RevealedStatement, Statement } from './Statement.tsx';
import { useFocusWhen } from './useFocusWhen.ts';

/** Multiple true/false: judge every statement on its own. */
export function MtfQuestion(props: CardProps) {
  const { question, answer, onAnswer, reveal, isFinal } = props;
  const { options } = question;
  const statements = useFocusWhen<HTMLUListElement>(reveal !== true);
  const points = mark(question, answer, PROF_MARKS);
  const right = points / PROF_MARKS.statementRight;
  const blank = isBlank(answer);
  const count = options.length;
  // A paper states marks by its own rule.
  const marks = { had: toMarks(points), marks: toMarks(maxMarks(question, PROF_MARKS)) };
  const list = { className: classes.options, 'aria-label': t('questions.statements', { place: props.place }) };
  return (
    <CheckForm
      {...props}
      isBlank={blank}
      outcome={right === count ? 'right' : blank || right > 0 ? 'neutral' : 'wrong'}
      verdict={
        blank
          ? t('questions.answersShown')
          : t('questions.score', { right, count }) + (isFinal ? '' : ` ${t('questions.marksSaved', marks)}`)
      }
      check={t('questions.checkAnswers')}
      show={t('questions.showAnswers')}
      revealed={
        <ul {...list}>
          {options.map((option) => (
            <RevealedStatement
              key={option.key}
              option={option}
              judgement={findJudgement(answer, option.key)}
              shares={props.shares}
            />
          ))}
        </ul>
      }
    >
      <ul {...list} tabIndex={-1} ref={statements}>
        {options.map((option) => (
          <Statement
            key={option.key}
            option={option}
            judgement={findJudgement(answer, option.key)}
            onJudge={(value) => onAnswer(withJudgement(answer, option.key, value))}
          />
        ))}
      </ul>
    </CheckForm>
  );
}
