import { IconCheck, IconMinus, IconX } from '../../../components/icons.ts';
import { useId } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';
import type { Shares } from './answer.ts';
import { Share } from './Share.tsx';

type Option = QuestionCardFragment['options'][number];

const CHOICES = [
  { value: true, letter: 'questions.trueLetter', word: 'questions.true' },
  { value: false, letter: 'questions.falseLetter', word: 'questions.false' },
] as const;

type Props = {
  option: Pick<Option, 'key' | 'text'>;
  judgement: boolean | undefined;
  onJudge: (value: boolean) => void;
};

export function Statement({ option, judgement, onJudge }: Props) {
  const text = useId();
  return (
    <li className={classes.statement}>
      <span className={classes.letter}>{option.key}</span>
      <span id={text} className={classes.text}>
        <RichText inline html={option.text} />
      </span>
      <span role="group" aria-labelledby={text} className={classes.choices}>
        {CHOICES.map(({ value, letter, word }) => (
          <button
            key={word}
            type="button"
            className={classes.choice}
            aria-label={t(word)}
            aria-pressed={judgement === value}
            onClick={() => onJudge(value)}
          >
            {t(letter)}
          </button>
        ))}
      </span>
    </li>
  );
}

function comparison(correct: boolean, judgement: boolean | undefined) {
  const key = String(correct);
  if (judgement === undefined) return t('questions.notJudged', { key });
  return t(judgement === correct ? 'questions.judgedRight' : 'questions.judgedWrong', { key });
}

export function RevealedStatement({
  option,
  judgement,
  shares,
}: {
  option: Option;
  judgement: boolean | undefined;
  shares: Shares | undefined;
}) {
  const { key, text, correct, reason } = option;
  const mark = judgement === undefined ? undefined : judgement === correct ? 'right' : 'wrong';
  const Icon = mark === 'right' ? IconCheck : mark === 'wrong' ? IconX : IconMinus;
  return (
    <li className={classes.revealed}>
      <span className={classes.letter}>{key}</span>
      <div className={classes.text}>
        <RichText inline html={text} />
        <p className={classes.mark} data-mark={mark}>
          <Icon size={16} stroke={2.75} aria-hidden />
          {comparison(correct, judgement)}
          <Share shares={shares} option={key} type="MTF" />
        </p>
        {reason && (
          <div className={classes.reason}>
            <RichText html={reason} />
          </div>
        )}
      </div>
    </li>
  );
}
