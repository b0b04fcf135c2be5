import { NoData } from '../../../components/NoData.tsx';
import { StudioSkeleton } from '../../studio/shell/index.ts';
import type { Days } from './days.ts';
import { FigureTable } from './FigureTable.tsx';
import classes from './Figures.module.css';
import { useDeskCoverageQuery, type DeskCoverageQuery } from './figures.generated.ts';
import { t } from './messages/index.ts';
import { Report } from './Report.tsx';
import { SubjectField, type Subject, useSubject } from './SubjectField.tsx';

type Chapter = DeskCoverageQuery['desk']['reports']['coverage'][number];

/** A chapter lacks questions if its share of the answers is so many times its share of the questions. */
const LACKING = 1.5;
const MIN_ANSWERS = 20;

export function Coverage({ days }: { days: Days }) {
  const { subject, ...choice } = useSubject();
  const shown = subject ?? choice.all[0];
  if (!shown) return <StudioSkeleton />;
  return (
    <>
      <div className={classes.subject}>
        <SubjectField {...choice} subject={shown} />
      </div>
      <Chapters key={`${shown.prof}-${shown.subject}`} of={shown} days={days} />
    </>
  );
}

function Chapters({ of: { prof, subject }, days }: { of: Subject; days: Days }) {
  const query = useDeskCoverageQuery({ variables: { prof, subject, ...days }, fetchPolicy: 'cache-and-network' });
  return (
    <Report query={query}>
      {({ coverage }) =>
        coverage.length === 0 ? <NoData>{t('desk.coverageNone')}</NoData> : <Table chapters={coverage} />
      }
    </Report>
  );
}

const questionsOf = ({ sba, mtf, saq, other }: Chapter) => sba + mtf + saq + other;
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function Table({ chapters }: { chapters: readonly Chapter[] }) {
  const questions = chapters.reduce((sum, chapter) => sum + questionsOf(chapter), 0);
  const answers = chapters.reduce((sum, chapter) => sum + chapter.answers, 0);
  return (
    <>
      <p className={classes.hint}>{t('desk.coverageHint')}</p>
      <FigureTable
        caption={t('desk.figuresReport', { report: 'COVERAGE' })}
        columns={[
          t('desk.coverageChapter'),
          t('desk.coverageSba'),
          t('desk.coverageMtf'),
          t('desk.coverageSaq'),
          t('desk.coverageOther'),
          t('desk.coverageAnswers'),
          t('desk.coverageShares'),
        ]}
        rows={chapters.map((chapter) => {
          const shares = [share(questionsOf(chapter), questions), share(chapter.answers, answers)] as const;
          const lacks = chapter.answers >= MIN_ANSWERS && shares[1] >= shares[0] * LACKING;
          return {
            key: chapter.chapter,
            cells: [
              <>
                {chapter.chapter}
                {lacks && <span className={classes.lacks}>{t('desk.coverageLacks')}</span>}
              </>,
              chapter.sba,
              chapter.mtf,
              chapter.saq,
              chapter.other,
              chapter.answers,
              <Shares key="shares" questions={shares[0]} answers={shares[1]} />,
            ],
          };
        })}
      />
    </>
  );
}

const percent = (one: number) => Math.round(one * 100);

const Shares = ({ questions, answers }: { questions: number; answers: number }) => (
  <svg
    className={classes.shares}
    role="img"
    aria-label={t('desk.coverageSharesOf', { questions: percent(questions), answers: percent(answers) })}
    viewBox="0 0 100 20"
    preserveAspectRatio="none"
  >
    <rect y={1} width={questions * 100} height={8} />
    <rect y={11} width={answers * 100} height={8} />
  </svg>
);
