import { Button } from '@mantine/core';
import { findJudgement, withJudgement } from 'question/answer.ts';
import { toMarks } from 'question/kinds/kind.ts';
import { isBlank, mark, maxMarks } from 'question/kinds/mtf.ts';
import { PROF_MARKS } from 'question/prof-marks.ts';
import type { Ref } from 'react';
import { t } from '../messages/index.ts';
import { AfterAnswer } from './AfterAnswer.tsx';
import { UNANSWERED, type AnswerProps } from './answer.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';
import { RevealedStatement, Statement } from './Statement.tsx';
import { Solution } from './Solution.tsx';
import { useFocusWhen } from './useFocusWhen.ts';
import { Verdict } from './Verdict.tsx';

type Props = AnswerProps & { question: QuestionCardFragment; place: number };

/** Multiple true/false: judge every statement on its own, then check; or see the answers without judging. */
export function MtfQuestion({ question, place, answer, onAnswer, reveal, onReveal, onNext, shares, isFinal }: Props) {
  const { options } = question;
  const isRevealed = reveal === true;
  const solution = useFocusWhen<HTMLDivElement>(isRevealed);
  const statements = useFocusWhen<HTMLUListElement>(!isRevealed);
  const right = options.filter(({ key, correct }) => findJudgement(answer, key) === correct).length;
  const blank = isBlank(answer);
  const count = options.length;
  // A paper states marks by its own rule.
  const marks = { had: toMarks(mark(question, answer, PROF_MARKS)), marks: toMarks(maxMarks(question, PROF_MARKS)) };
  const score = blank
    ? t('questions.answersShown')
    : t('questions.score', { right, count }) + (isFinal ? '' : ` ${t('questions.marksSaved', marks)}`);
  return (
    <div>
      <Verdict
        outcome={right === count ? 'right' : blank || right > 0 ? 'neutral' : 'wrong'}
        text={isRevealed ? score : undefined}
      />
      {isRevealed ? (
        <Solution question={question} place={place} ref={solution}>
          <ul className={classes.options} aria-label={t('questions.statements', { place })}>
            {options.map((option) => (
              <RevealedStatement
                key={option.key}
                option={option}
                judgement={findJudgement(answer, option.key)}
                shares={shares}
              />
            ))}
          </ul>
        </Solution>
      ) : (
        <Statements {...{ options, place, answer, onAnswer }} ref={statements} />
      )}
      <div className={classes.actions}>
        {isRevealed ? (
          <AfterAnswer onNext={onNext} onAgain={isFinal ? undefined : () => onAnswer(UNANSWERED)} />
        ) : (
          <>
            <Button key="check" data-check disabled={blank} onClick={() => onReveal(true)}>
              {t('questions.checkAnswers')}
            </Button>
            <Button key="show" variant="subtle" onClick={() => onReveal(true)}>
              {t('questions.showAnswers')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

type StatementsProps = Pick<Props, 'place' | 'answer' | 'onAnswer'> & {
  options: QuestionCardFragment['options'];
  ref: Ref<HTMLUListElement>;
};

const Statements = ({ options, place, answer, onAnswer, ref }: StatementsProps) => (
  <ul className={classes.options} aria-label={t('questions.statements', { place })} tabIndex={-1} ref={ref}>
    {options.map((option) => (
      <Statement
        key={option.key}
        option={option}
        judgement={findJudgement(answer, option.key)}
        onJudge={(value) => onAnswer(withJudgement(answer, option.key, value))}
      />
    ))}
  </ul>
);
