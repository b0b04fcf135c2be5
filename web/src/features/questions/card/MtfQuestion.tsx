import { Button } from '@mantine/core';
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

/** Of the professional examinations. A paper states marks by its own rule. */
const STATEMENTS_A_MARK = 5;

/** Multiple true/false: judge every statement on its own, then check; or see the answers without judging. */
export function MtfQuestion({
  question,
  place,
  answer: { judgements = {} },
  onAnswer,
  reveal,
  onReveal,
  onNext,
  shares,
  isFinal,
}: Props) {
  const { options } = question;
  const isRevealed = reveal === true;
  const solution = useFocusWhen<HTMLDivElement>(isRevealed);
  const statements = useFocusWhen<HTMLUListElement>(!isRevealed);
  const right = options.filter((option) => judgements[option.key] === option.correct).length;
  const isBlank = Object.keys(judgements).length === 0;
  const count = options.length;
  const marks = { had: right / STATEMENTS_A_MARK, marks: count / STATEMENTS_A_MARK };
  const score = isBlank
    ? t('questions.answersShown')
    : t('questions.score', { right, count }) + (isFinal ? '' : ` ${t('questions.marksSaved', marks)}`);
  return (
    <div>
      <Verdict
        outcome={right === count ? 'right' : isBlank || right > 0 ? 'neutral' : 'wrong'}
        text={isRevealed ? score : undefined}
      />
      {isRevealed ? (
        <Solution question={question} place={place} ref={solution}>
          <ul className={classes.options} aria-label={t('questions.statements', { place })}>
            {options.map((option) => (
              <RevealedStatement key={option.key} option={option} judgement={judgements[option.key]} shares={shares} />
            ))}
          </ul>
        </Solution>
      ) : (
        <Statements {...{ options, place, judgements, onAnswer }} ref={statements} />
      )}
      <div className={classes.actions}>
        {isRevealed ? (
          <AfterAnswer onNext={onNext} onAgain={isFinal ? undefined : () => onAnswer(UNANSWERED)} />
        ) : (
          <>
            <Button key="check" data-check disabled={isBlank} onClick={() => onReveal(true)}>
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

type StatementsProps = Pick<Props, 'place' | 'onAnswer'> & {
  options: QuestionCardFragment['options'];
  judgements: Readonly<Record<string, boolean>>;
  ref: Ref<HTMLUListElement>;
};

const Statements = ({ options, place, judgements, onAnswer, ref }: StatementsProps) => (
  <ul className={classes.options} aria-label={t('questions.statements', { place })} tabIndex={-1} ref={ref}>
    {options.map((option) => (
      <Statement
        key={option.key}
        option={option}
        judgement={judgements[option.key]}
        onJudge={(value) => onAnswer({ judgements: { ...judgements, [option.key]: value } })}
      />
    ))}
  </ul>
);
