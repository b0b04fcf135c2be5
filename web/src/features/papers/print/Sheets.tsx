import { hasStatements, isSelfMarked } from 'question/kinds/names.ts';
import { RichText } from '../../../components/RichText.tsx';
import { Pictures } from '../../questions/card/index.ts';
import type { SheetItem, StoredPaper } from '../device/stored-paper.ts';
import { SECTION_NAMES } from '../counts.ts';
import { t } from '../messages/index.ts';
import { minutesOf, minutesText } from '../Facts.tsx';
import { marksText, percent } from '../numbers.ts';
import { KeyList } from './KeyList.tsx';
import classes from './Print.module.css';
import type { Part } from './parts.ts';

const PARTS = { PAPER: PaperPart, SHEET: SheetPart, KEY: KeyPart };

type Props = { paper: StoredPaper['paper'] };

/** Black on white in both colour schemes. */
export const Sheets = ({ paper, parts }: Props & { parts: readonly Part[] }) => (
  <div className={classes.sheets}>
    {parts.map((part) => {
      const Body = PARTS[part];
      return <Body key={part} paper={paper} />;
    })}
  </div>
);

const Head = ({ paper, text }: Props & { text?: string }) => (
  <header className={classes.head}>
    <h2>{paper.title}</h2>
    {text ? (
      <p>{text}</p>
    ) : (
      <>
        <p className={classes.facts}>
          <span>{t('papers.timeAllowed', { time: minutesText(minutesOf(paper)) })}</span>
          <span>{t('papers.fullMarks', { marks: marksText(total(paper.sections.map(sectionMarks))) })}</span>
          <span>{t('papers.passMark', { share: percent(paper.rule.passShare) })}</span>
        </p>
        <p className={classes.blanks}>
          <span>{t('papers.name')}</span>
          <span>{t('papers.roll')}</span>
          <span>{t('papers.date')}</span>
        </p>
      </>
    )}
  </header>
);

type Section = Props['paper']['sections'][number];

const total = (marks: readonly number[]) => marks.reduce((sum, one) => sum + one, 0);

/** What is printed with the question, also where nobody can mark a part. */
const marksOf = ({ asked, outOf }: SheetItem) =>
  asked.parts.length > 0 ? total(asked.parts.map(({ marks }) => marks)) : outOf;

/** Of those to answer: "answer any" counts the best. */
const sectionMarks = ({ items, answerAny }: Section) =>
  total(
    items
      .map(marksOf)
      .toSorted((one, other) => other - one)
      .slice(0, answerAny ?? items.length),
  );

const SectionTitle = ({ section }: { section: Section }) => (
  <h3>
    {t(SECTION_NAMES[section.kind])}
    <span>{t('papers.marks', { marks: sectionMarks(section) })}</span>
    {section.answerAny !== null && (
      <small>{t('papers.answerAny', { any: section.answerAny, count: section.items.length })}</small>
    )}
  </h3>
);

function PaperPart({ paper }: Props) {
  return (
    <section className={classes.part}>
      <Head paper={paper} />
      {paper.sections.map((section) => (
        <section key={section.kind}>
          <SectionTitle section={section} />
          <ol className={classes.questions}>
            {section.items.map((item) => (
              <Question key={item.number} item={item} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

const Question = ({ item }: { item: SheetItem }) => {
  const { number, asked } = item;
  return (
    <li value={number}>
      <div className={classes.asked}>
        <div>
          <RichText html={asked.stem} />
        </div>
        <span>{t('papers.inBrackets', { marks: marksText(marksOf(item)) })}</span>
      </div>
      <Pictures media={asked.media} isPrint />
      {asked.options.length > 0 && (
        <ul>
          {asked.options.map(({ key, text }) => (
            <li key={key}>
              <b>{key}</b>
              <span>
                <RichText inline html={text} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {asked.parts.length > 0 && (
        <ul>
          {asked.parts.map(({ label, text, marks }) => (
            <li key={label}>
              <b>{label}</b>
              <span>
                <RichText inline html={text} /> {t('papers.inBrackets', { marks: marksText(marks) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** Bubbles; readers write short answers on their own paper. */
function SheetPart({ paper }: Props) {
  return (
    <section className={classes.part}>
      <Head paper={paper} />
      {paper.sections
        .filter(({ kind }) => !isSelfMarked(kind))
        .map((section) => (
          <section key={section.kind}>
            <h3>{t(SECTION_NAMES[section.kind])}</h3>
            <ol className={classes.bubbles} data-kind={section.kind}>
              {section.items.map(({ number, asked }) => (
                <li key={number}>
                  <b>{number}</b>
                  {asked.options.map(({ key }) => (
                    <span key={key}>
                      {hasStatements(section.kind) && <small>{key}</small>}
                      {(hasStatements(section.kind) ? [t('papers.trueLetter'), t('papers.falseLetter')] : [key]).map(
                        (letter) => (
                          <i key={letter}>{letter}</i>
                        ),
                      )}
                    </span>
                  ))}
                </li>
              ))}
            </ol>
          </section>
        ))}
    </section>
  );
}

function KeyPart({ paper }: Props) {
  return (
    <section className={classes.part}>
      <Head paper={paper} text={t('papers.keyOf')} />
      {paper.sections.map((section) => (
        <section key={section.kind}>
          <h3>{t(SECTION_NAMES[section.kind])}</h3>
          <KeyList items={section.items} />
        </section>
      ))}
    </section>
  );
}
