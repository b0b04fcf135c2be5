import { isSelfMarked } from 'question/kinds/names.ts';
import { useId } from 'react';
import { IconChevronDown } from '../../../components/icons.ts';
import type { PaperSheetFragment } from '../paper.generated.ts';
import { SECTION_NAMES } from '../counts.ts';
import { t } from '../messages/index.ts';
import { marksText } from '../numbers.ts';
import { Bar } from './Bar.tsx';
import classes from './Marks.module.css';

type Result = NonNullable<PaperSheetFragment['result']>;
type Props = {
  result: Result;
  passShare: number;
  /** How many short answers are to be marked by the reader, on this device. */
  missing: number;
};
type Topic = Pick<Result['topics'][number], 'marks' | 'outOf'>;

/** A topic with fewer marks says little about what the reader knows of it. */
const TOPIC_MARKS = 3;

const share = ({ marks, outOf }: Topic) => (outOf === 0 ? 0 : Math.max(0, marks / outOf));
const shortText = ({ marks, outOf }: Topic) =>
  t('papers.marksShort', { marks: marksText(marks), total: marksText(outOf) });
const sum = (topics: readonly Topic[]): Topic => ({
  marks: topics.reduce((total, { marks }) => total + marks, 0),
  outOf: topics.reduce((total, { outOf }) => total + outOf, 0),
});

/** The marks by section and by topic. */
export function Marks({ result, passShare, missing }: Props) {
  const { sections, topics, unmarked } = result;
  return (
    <section className={classes.tables} aria-label={t('papers.marksHead')}>
      <SectionTable sections={sections} unmarked={unmarked} />
      <TopicMarks topics={topics} passShare={passShare} isMarked={missing === 0 && unmarked === 0} />
    </section>
  );
}

const SectionTable = ({ sections, unmarked }: Pick<Result, 'sections' | 'unmarked'>) => (
  <table>
    <caption>{t('papers.bySection')}</caption>
    <thead>
      <tr>
        <th scope="col">{t('papers.section')}</th>
        <th scope="col">{t('papers.right')}</th>
        <th scope="col">{t('papers.partly')}</th>
        <th scope="col">{t('papers.wrong')}</th>
        <th scope="col">{t('papers.blank')}</th>
        <th scope="col">{t('papers.marksHead')}</th>
      </tr>
    </thead>
    <tbody>
      {sections.map((section) => {
        const toMark = isSelfMarked(section.kind) ? unmarked : 0;
        return (
          <tr key={section.kind}>
            <th scope="row">
              <abbr title={t(SECTION_NAMES[section.kind])}>{section.kind}</abbr>
              {toMark > 0 && <small>{t('papers.notYet', { count: toMark })}</small>}
            </th>
            <td>{section.right}</td>
            <td>{section.partly}</td>
            <td>{section.wrong}</td>
            {/* What is not marked yet has the outcome of a blank. */}
            <td>{Math.max(0, section.skipped - toMark)}</td>
            <td>{shortText(section)}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

type TopicsProps = Pick<Result, 'topics'> & Pick<Props, 'passShare'> & { isMarked: boolean };

function TopicMarks({ topics, passShare, isMarked }: TopicsProps) {
  const id = useId();
  const sorted = topics.toSorted((one, other) => share(one) - share(other));
  const isSmall = ({ outOf }: Topic) => outOf < TOPIC_MARKS;
  const small = sorted.filter(isSmall);
  const isGrouped = small.length > 1 && small.length < sorted.length;
  const line = ({ subject, topic, ...marks }: Result['topics'][number]) => (
    <li key={`${subject.code} ${topic}`}>
      <TopicLine name={topic || subject.name} {...{ marks, passShare, isMarked }} />
    </li>
  );
  return (
    <div>
      <h2 id={id} className={classes.caption}>
        {t('papers.byTopic')}
      </h2>
      <ul className={classes.topics} aria-labelledby={id}>
        {(isGrouped ? sorted.filter((topic) => !isSmall(topic)) : sorted).map(line)}
      </ul>
      {isGrouped && (
        <details className={classes.others}>
          <summary>
            <TopicLine
              name={t('papers.otherTopics', { count: small.length })}
              marks={sum(small)}
              {...{ passShare, isMarked }}
            />
            <IconChevronDown size={20} stroke={1.75} aria-hidden />
          </summary>
          <ul className={classes.topics} aria-label={t('papers.otherTopics', { count: small.length })}>
            {small.map(line)}
          </ul>
        </details>
      )}
    </div>
  );
}

type LineProps = Omit<TopicsProps, 'topics'> & { name: string; marks: Topic };

function TopicLine({ name, marks, passShare, isMarked }: LineProps) {
  const verdict = share(marks) >= passShare ? 'PASSED' : 'FAILED';
  return (
    <>
      <span>{name}</span>
      <span>{shortText(marks)}</span>
      <Bar share={share(marks)} passShare={passShare} verdict={isMarked ? verdict : null} />
    </>
  );
}
