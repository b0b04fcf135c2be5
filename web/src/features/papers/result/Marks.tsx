import { useId } from 'react';
import type { PaperSheetFragment } from '../paper.generated.ts';
import { t } from '../messages/index.ts';
import { marksText, percent } from '../numbers.ts';
import classes from './Marks.module.css';

type Result = NonNullable<PaperSheetFragment['result']>;
type Props = { result: Result; passShare: number };

const SECTIONS = { MTF: 'papers.mtf', SBA: 'papers.sba', SAQ: 'papers.saq' } as const;
const MINUTE_MS = 60_000;

const share = (marks: number, outOf: number) => (outOf === 0 ? 0 : Math.max(0, marks / outOf));

/** The marks against the pass mark, by section and by topic. */
export function Marks({ result, passShare }: Props) {
  const { marks, outOf, passed, tookMs, sections, topics } = result;
  return (
    <section className={classes.marks} aria-label={t('papers.result')}>
      <div className={classes.total} data-passed={passed}>
        <p className={classes.share}>{percent(result.share)}</p>
        <div>
          <p className={classes.verdict}>
            {t(passed ? 'papers.passed' : 'papers.notPassed', { share: percent(passShare) })}
          </p>
          <p>{t('papers.marksOf', { marks: marksText(marks), total: marksText(outOf) })}</p>
          <p>{t('papers.took', { count: Math.max(1, Math.round(tookMs / MINUTE_MS)) })}</p>
        </div>
        <Bar share={result.share} passShare={passShare} />
      </div>
      <div className={classes.tables}>
        <SectionTable sections={sections} />
        <TopicMarks topics={topics} passShare={passShare} />
      </div>
    </section>
  );
}

const SectionTable = ({ sections }: Pick<Result, 'sections'>) => (
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
      {sections.map((section) => (
        <tr key={section.kind}>
          <th scope="row">
            <abbr title={t(SECTIONS[section.kind])}>{section.kind}</abbr>
          </th>
          <td>{section.right}</td>
          <td>{section.partly}</td>
          <td>{section.wrong}</td>
          <td>{section.skipped}</td>
          <td>{t('papers.marksShort', { marks: marksText(section.marks), total: marksText(section.outOf) })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function TopicMarks({ topics, passShare }: Pick<Result, 'topics'> & Pick<Props, 'passShare'>) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={classes.caption}>
        {t('papers.byTopic')}
      </h2>
      <ul className={classes.topics} aria-labelledby={id}>
        {topics
          .toSorted((one, other) => share(one.marks, one.outOf) - share(other.marks, other.outOf))
          .map(({ subject, topic, marks: had, outOf: of }) => (
            <li key={`${subject.code} ${topic}`}>
              <span>{topic || subject.name}</span>
              <span>{t('papers.marksShort', { marks: marksText(had), total: marksText(of) })}</span>
              <Bar share={share(had, of)} passShare={passShare} />
            </li>
          ))}
      </ul>
    </div>
  );
}

const Bar = ({ share: filled, passShare }: { share: number; passShare: number }) => (
  <span className={classes.bar} aria-hidden data-passed={filled >= passShare}>
    <i style={{ inlineSize: `${filled * 100}%` }} />
    <b style={{ insetInlineStart: `${passShare * 100}%` }} />
  </span>
);
