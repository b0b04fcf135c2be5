import { FindList } from '../../components/find-list/FindList.tsx';
import { FindListSkeleton } from '../../components/find-list/FindListSkeleton.tsx';
import { LoadedPart } from '../../components/LoadedPart.tsx';
import { NoData } from '../../components/NoData.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SubjectCurricula } from '../questions/index.ts';
import { useAnsweredPaths } from '../study/progress/index.ts';
import { useChaptersQuery } from './chapters.generated.ts';
import { findNames, subjectCrumbs } from './crumbs.ts';
import { chapterPath, yearPath } from './paths.ts';
import { useSetCodes } from './useSetCodes.ts';
import { t } from './messages/index.ts';

const CHAPTERS = 10;

const count = (questions: number | null) =>
  questions === null ? {} : { note: t('questionSets.questionCount', { count: questions }) };

export function ChaptersPage() {
  const codes = useSetCodes();
  const query = useChaptersQuery({ variables: codes, errorPolicy: 'all' });
  const years = query.data?.professionalYears;
  const names = findNames(years, codes);
  const values = names.subject && names.year ? { subject: names.subject, year: names.year } : undefined;
  const subject = years?.find(({ code }) => code === codes.prof)?.subjects.find(({ code }) => code === codes.subject);
  const answered = useAnsweredPaths();
  const progressOf = (path: string) => {
    const number = answered.get(path);
    return number ? t('questionSets.answeredCount', { count: number }) : '';
  };
  const isSettled = query.data !== undefined || query.error !== undefined;
  return (
    <>
      <PageHeader
        title={names.subject ?? (isSettled ? codes.subject : undefined)}
        documentTitle={values && t('questionSets.subjectTitle', values)}
        description={values && t('questionSets.subjectDescription', values)}
        missing={query.data && !names.subject}
        backTo={yearPath(codes.prof)}
        crumbs={subjectCrumbs(codes, names, isSettled)}
      >
        <SubjectCurricula subject={subject} loading={!isSettled} />
      </PageHeader>
      <LoadedPart
        query={query}
        part={query.data?.chapters}
        name={t('questionSets.chaptersPart')}
        skeleton={<FindListSkeleton title={t('questionSets.chapters')} count={CHAPTERS} withFind />}
      >
        {(chapters) =>
          chapters.length === 0 ? (
            <NoData>{names.subject && t('questionSets.dataNotAvailable')}</NoData>
          ) : (
            <FindList
              title={t('questionSets.chapters')}
              find={t('questionSets.findChapter')}
              items={chapters.map(({ id, name, totalQuestions }) => ({
                name,
                to: chapterPath(codes, id),
                progress: progressOf(chapterPath(codes, id)),
                ...count(totalQuestions),
              }))}
            />
          )
        }
      </LoadedPart>
    </>
  );
}
