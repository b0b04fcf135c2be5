import { IconCheck, IconChevronRight, IconX } from '../../../components/icons.ts';
import { RichText } from '../../../components/RichText.tsx';
import { t } from '../messages/index.ts';
import type { Shares } from './answer.ts';
import type { QuestionCardFragment } from './question.generated.ts';
import classes from './Options.module.css';
import { Share } from './Share.tsx';

type Props = {
  options: QuestionCardFragment['options'];
  choice: string | null | undefined;
  shares: Shares | undefined;
};

function markName(correct: boolean, isChosen: boolean) {
  if (!correct) return 'questions.wrongOptionChosen';
  return isChosen ? 'questions.rightOptionChosen' : 'questions.rightOption';
}

/** The key and the reader's choice; the others, and why they are wrong, are folded. */
export function RevealedOptions({ options, choice, shares }: Props) {
  const shown = options.filter(({ key, correct }) => correct || key === choice);
  const others = options.filter((option) => !shown.includes(option));
  return (
    <>
      <OptionList options={shown} choice={choice} shares={shares} label={t('questions.optionsWithReasons')} />
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>
            <IconChevronRight size={18} stroke={2} aria-hidden />
            {t('questions.whyOthersAreWrong')}
          </summary>
          <OptionList options={others} choice={choice} shares={shares} label={t('questions.otherOptions')} />
        </details>
      )}
    </>
  );
}

const OptionList = ({ options, choice, shares, label }: Props & { label: string }) => (
  <ul className={classes.options} aria-label={label}>
    {options.map(({ key, text, correct, reason }) => {
      const mark = correct ? 'right' : key === choice ? 'wrong' : undefined;
      return (
        <li key={key} className={classes.revealed} data-mark={mark}>
          <span className={classes.bubble} data-mark={mark}>
            {mark === 'right' && <IconCheck size={16} stroke={2.75} aria-hidden />}
            {mark === 'wrong' && <IconX size={16} stroke={2.75} aria-hidden />}
            {!mark && key}
          </span>
          <div className={classes.text}>
            {(mark || shares) && (
              <p className={classes.mark} data-mark={mark}>
                {mark && t(markName(correct, key === choice), { key })}
                <Share shares={shares} option={key} type="SBA" />
              </p>
            )}
            <RichText inline html={text} />
            {reason && (
              <div className={classes.reason}>
                <RichText html={reason} />
              </div>
            )}
          </div>
        </li>
      );
    })}
  </ul>
);
