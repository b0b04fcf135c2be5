import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TOPIC_FILTER_MS } from '../../components/timing.ts';
import { toListResult, QuestionListPage, useListPlace } from '../questions/index.ts';
import { useChapterHeadingQuery } from './chapter-heading.generated.ts';
import { useChapterQuestionsQuery } from './chapter-questions.generated.ts';
import { chapterCrumbs, findNames } from './crumbs.ts';
import { subjectPath } from './paths.ts';
import { useSetCodes } from './useSetCodes.ts';
import { t } from './messages/index.ts';

const NextChapter = lazy(async () => ({ default: (await import('./NextChapter.tsx')).NextChapter }));

export function ChapterPage() {
  const { id = '' } = useParams();
  return <Chapter key={id} id={id} />;
}

function Chapter({ id }: { id: string }) {
  const codes = useSetCodes();
  const listPlace = useListPlace(TOPIC_FILTER_MS);
  const questions = useChapterQuestionsQuery({ variables: { id, ...listPlace.requestPlace } });
  const { data, error } = useChapterHeadingQuery({ variables: { id } });
  const names = findNames(data?.professionalYears, codes);
  const isSettled = data !== undefined || error !== undefined;
  const chapter = data?.chapter?.name;
  const values = chapter && names.subject ? { chapter, subject: names.subject } : undefined;
  const fullTitle = values ? t('questionSets.chapterTitle', values) : chapter;
  return (
    <QuestionListPage
      title={fullTitle ?? t('questionSets.chapter')}
      header={
        <PageHeader
          title={chapter ?? (isSettled ? t('questionSets.chapter') : undefined)}
          documentTitle={fullTitle}
          description={values && t('questionSets.chapterDescription', values)}
          missing={data?.chapter === null}
          backTo={subjectPath(codes)}
          crumbs={chapterCrumbs(codes, names, isSettled)}
        />
      }
      boards={data?.boards}
      listPlace={listPlace}
      result={toListResult(questions, ({ chapter }) => chapter?.questions)}
      nextList={<NextChapter />}
    />
  );
}
