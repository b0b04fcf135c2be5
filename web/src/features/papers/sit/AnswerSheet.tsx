import { IconFlagFilled } from '../../../components/icons.ts';
import type { AnswerInput } from '../../../graphql.generated.ts';
import { toInput, type Entry, type SheetSection } from '../device/sheets.ts';
import { t } from '../messages/index.ts';
import classes from './AnswerSheet.module.css';

type Props = {
  sections: readonly SheetSection[];
  current: number;
  onOpen: (number: number) => void;
  onAnswer: (entry: Entry, answer: AnswerInput) => void;
};

const SECTIONS = { MTF: 'papers.mtf', SBA: 'papers.sba', SAQ: 'papers.saq' } as const;

/** All questions as rows of bubbles, where readers can also answer. */
export const AnswerSheet = ({ sections, current, onOpen, onAnswer }: Props) => (
  <div className={classes.sheet}>
    {sections.map(({ kind, answerAny, entries }) => (
      <section key={kind} aria-labelledby={`sheet-${kind}`}>
        <h3 id={`sheet-${kind}`} className={classes.heading}>
          {t(SECTIONS[kind])}
          {answerAny !== null && <small>{t('papers.answerAny', { any: answerAny, count: entries.length })}</small>}
        </h3>
        <ol className={classes.rows}>
          {entries.map((entry) => (
            <li key={entry.number} className={classes.row}>
              <button
                type="button"
                className={classes.number}
                aria-label={t(entry.flagged ? 'papers.openFlagged' : 'papers.open', { number: entry.number })}
                aria-current={entry.number === current || undefined}
                onClick={() => onOpen(entry.number)}
              >
                {entry.number}
                {entry.flagged && <IconFlagFilled size={12} aria-hidden />}
              </button>
              <Bubbles entry={entry} onAnswer={(answer) => onAnswer(entry, answer)} />
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);

type RowProps = { entry: Entry; onAnswer: (answer: AnswerInput) => void };

function Bubbles({ entry, onAnswer }: RowProps) {
  const { number, asked } = entry;
  const answer = toInput(entry.draft ?? entry.answer);
  // With a tutor, a checked answer shows its key and is final.
  const isFixed = entry.question !== null;
  if (asked.type === 'SAQ')
    return <span className={classes.written}>{t(answer.saq ? 'papers.written' : 'papers.blank')}</span>;
  if (asked.type === 'SBA') {
    return (
      <span role="group" aria-label={t('papers.options', { number })} className={classes.options}>
        {asked.options.map(({ key }) => (
          <button
            key={key}
            type="button"
            className={classes.bubble}
            disabled={isFixed}
            aria-pressed={answer.sba === key}
            onClick={() => onAnswer(answer.sba === key ? {} : { sba: key })}
          >
            {key}
          </button>
        ))}
      </span>
    );
  }
  const judged = answer.mtf ?? [];
  const judge = (key: string, value: boolean) => {
    const others = judged.filter((one) => one.key !== key);
    const isSame = judged.some((one) => one.key === key && one.value === value);
    onAnswer({ mtf: isSame ? others : [...others, { key, value }] });
  };
  return (
    <span className={classes.statements}>
      {asked.options.map(({ key }) => (
        <span key={key} role="group" aria-label={t('papers.statement', { number, key })} className={classes.statement}>
          <span aria-hidden className={classes.key}>
            {key}
          </span>
          {[true, false].map((value) => (
            <button
              key={String(value)}
              type="button"
              className={classes.bubble}
              disabled={isFixed}
              aria-pressed={judged.some((one) => one.key === key && one.value === value)}
              aria-label={t(value ? 'papers.true' : 'papers.false')}
              onClick={() => judge(key, value)}
            >
              {t(value ? 'papers.trueLetter' : 'papers.falseLetter')}
            </button>
          ))}
        </span>
      ))}
    </span>
  );
}
