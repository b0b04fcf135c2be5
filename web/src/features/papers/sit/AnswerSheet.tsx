import { Tooltip } from '@mantine/core';
import { type Answer, findJudgement } from 'question/answer.ts';
import { hasStatements, isSelfMarked } from 'question/kinds/names.ts';
import { plainText } from '../../../components/plain-text.ts';
import { RichText } from '../../../components/RichText.tsx';
import { IconFlagFilled } from '../../../components/icons.ts';
import { SECTION_NAMES } from '../counts.ts';
import type { Entry, SheetSection } from '../device/sheets.ts';
import { inDigits } from '../../../i18n/formats/digits.ts';
import { t } from '../messages/index.ts';
import { toggleJudgement } from './answering.ts';
import classes from './AnswerSheet.module.css';
import { usePeek } from './usePeek.ts';

type Props = {
  sections: readonly SheetSection[];
  current: number;
  onOpen: (number: number) => void;
  onAnswer: (entry: Entry, answer: Answer) => void;
};

/** All questions as rows of bubbles, where readers can also answer. A letter under the pointer shows its text. */
export const AnswerSheet = ({ sections, current, onOpen, onAnswer }: Props) => {
  const { letter, handlers } = usePeek();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the letters inside are buttons
    <div className={classes.sheet} {...handlers}>
      <Peek letter={letter} sections={sections} />
      {sections.map(({ kind, answerAny, entries }) => (
        <section key={kind} aria-labelledby={`sheet-${kind}`}>
          <h3 id={`sheet-${kind}`} className={classes.heading}>
            {t(SECTION_NAMES[kind])}
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
                  {inDigits(entry.number)}
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
};

type PeekProps = { letter: HTMLElement | null; sections: readonly SheetSection[] };

/** The text of a letter. Screen readers have it as the letter's description. */
function Peek({ letter, sections }: PeekProps) {
  const [number, key] = letter?.dataset.peek?.split(' ') ?? [];
  const entry = sections.flatMap(({ entries }) => entries).find((one) => String(one.number) === number);
  const option = entry?.asked.options.find((one) => one.key === key);
  return (
    option && (
      <Tooltip
        key={letter?.dataset.peek}
        opened
        multiline
        aria-hidden
        target={letter}
        label={<RichText inline html={option.text} />}
        classNames={{ tooltip: classes.peek }}
        // In the dialog, which covers what is outside of it, and above the sheet's edge.
        withinPortal={false}
        floatingStrategy="fixed"
        transitionProps={{ duration: 0 }}
      />
    )
  );
}

/** Most texts have no markup to parse. */
const described = (text: string) => (/[<&]/.test(text) ? plainText(text) : text);

type RowProps = { entry: Entry; onAnswer: (answer: Answer) => void };

const textId = (number: number, key: string) => `text-${number}-${key}`;

function Bubbles({ entry, onAnswer }: RowProps) {
  const { number, asked } = entry;
  if (isSelfMarked(asked.type)) {
    const isWritten = (entry.draft ?? entry.answer)?.saq != null;
    return <span className={classes.written}>{t(isWritten ? 'papers.written' : 'papers.blank')}</span>;
  }
  return (
    <>
      {asked.options.map(({ key, text }) => (
        <span key={key} hidden id={textId(number, key)}>
          {described(text)}
        </span>
      ))}
      {hasStatements(asked.type) ? (
        <Statements entry={entry} onAnswer={onAnswer} />
      ) : (
        <Options entry={entry} onAnswer={onAnswer} />
      )}
    </>
  );
}

// With a tutor, a checked answer shows its key and is final.
const isFixed = ({ question }: Entry) => question !== null;

function Options({ entry, onAnswer }: RowProps) {
  const { number, asked } = entry;
  const { sba } = entry.draft ?? entry.answer ?? {};
  return (
    <span role="group" aria-label={t('papers.options', { number })} className={classes.options}>
      {asked.options.map(({ key }) => (
        <button
          key={key}
          type="button"
          className={classes.bubble}
          disabled={isFixed(entry)}
          data-peek={`${number} ${key}`}
          aria-describedby={textId(number, key)}
          aria-pressed={sba === key}
          onClick={() => onAnswer(sba === key ? {} : { sba: key })}
        >
          {key}
        </button>
      ))}
    </span>
  );
}

function Statements({ entry, onAnswer }: RowProps) {
  const { number, asked } = entry;
  const judged = entry.draft ?? entry.answer ?? {};
  return (
    <span className={classes.statements}>
      {asked.options.map(({ key }) => (
        <span
          key={key}
          role="group"
          data-peek={`${number} ${key}`}
          aria-label={t('papers.statement', { number, key })}
          className={classes.statement}
        >
          <span aria-hidden className={classes.key}>
            {key}
          </span>
          {[true, false].map((value) => (
            <button
              key={String(value)}
              type="button"
              className={classes.bubble}
              disabled={isFixed(entry)}
              aria-describedby={textId(number, key)}
              aria-pressed={findJudgement(judged, key) === value}
              aria-label={t(value ? 'papers.true' : 'papers.false')}
              onClick={() => onAnswer(toggleJudgement(judged, key, value))}
            >
              {t(value ? 'papers.trueLetter' : 'papers.falseLetter')}
            </button>
          ))}
        </span>
      ))}
    </span>
  );
}
