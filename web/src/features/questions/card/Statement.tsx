import { IconCheck, IconMinus, IconX } from '../../../components/icons.ts';
import { useId } from 'react';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';

type Option = QuestionCardFragment['options'][number];

const CHOICES = [
  { value: true, letter: 'questions.trueLetter', word: 'questions.true' },
  { value: false, letter: 'questions.falseLetter', word: 'questions.false' },
] as const;

type Props = { option: Option; said: boolean | undefined; onJudge: (value: boolean) => void };

/** A statement of an MTF, to be judged. */
export function Statement({ option, said, onJudge }: Props) {
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
            aria-pressed={said === value}
            onClick={() => onJudge(value)}
          >
            {t(letter)}
          </button>
        ))}
      </span>
    </li>
  );
}

/** What a statement's key means for what the reader said of it. */
function comparison(correct: boolean, said: boolean | undefined) {
  const key = String(correct);
  if (said === undefined) return t('questions.notJudged', { key });
  return t(said === correct ? 'questions.judgedRight' : 'questions.judgedWrong', { key });
}

/** A statement of an MTF with its key and the reason. */
export function RevealedStatement({ option, said }: Omit<Props, 'onJudge'>) {
  const { key, text, correct, reason } = option;
  const mark = said === undefined ? undefined : said === correct ? 'right' : 'wrong';
  const Icon = mark === 'right' ? IconCheck : mark === 'wrong' ? IconX : IconMinus;
  return (
    <li className={classes.revealed}>
      <span className={classes.letter}>{key}</span>
      <div className={classes.text}>
        <RichText inline html={text} />
        <p className={classes.mark} data-mark={mark}>
          <Icon size={16} stroke={2.75} aria-hidden />
          {comparison(correct, said)}
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
