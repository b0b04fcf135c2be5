import { useParams } from 'react-router-dom';
import { PageHeader } from '../../components/PageHeader.tsx';
import { TOPIC_FILTER_MS } from '../../components/timing.ts';
import { listAnswer, QuestionListPage, useListPlace } from '../questions/index.ts';
import { useChapterHeadingQuery } from './chapter-heading.generated.ts';
import { useChapterQuestionsQuery } from './chapter-questions.generated.ts';
import { chapterCrumbs, setNames } from './crumbs.ts';
import { setSubjectPath } from './paths.ts';
import { useSetCodes } from './useSetCodes.ts';
import { t } from './messages/index.ts';

export function ChapterPage() {
  const { id = '' } = useParams();
  return <Chapter key={id} id={id} />;
}

/** The questions of a chapter. */
function Chapter({ id }: { id: string }) {
  const codes = useSetCodes();
  const listPlace = useListPlace(TOPIC_FILTER_MS);
  const questions = useChapterQuestionsQuery({ variables: { id, ...listPlace.asked } });
  const { data, error } = useChapterHeadingQuery({ variables: { id } });
  const names = setNames(data?.professionalYears, codes);
  const settled = data !== undefined || error !== undefined;
  const chapter = data?.chapter?.name;
  const values = chapter && names.subject ? { chapter, subject: names.subject } : undefined;
  return (
    <QuestionListPage
      header={
        <PageHeader
          title={chapter ?? (settled ? t('questionSets.chapter') : undefined)}
          documentTitle={values ? t('questionSets.chapterTitle', values) : chapter}
          description={values && t('questionSets.chapterDescription', values)}
          missing={data?.chapter === null}
          backTo={setSubjectPath(codes)}
          crumbs={chapterCrumbs(codes, names, settled)}
        />
      }
      boards={data?.boards}
      listPlace={listPlace}
      answer={listAnswer(questions, ({ chapter }) => chapter?.questions)}
    />
  );
}
