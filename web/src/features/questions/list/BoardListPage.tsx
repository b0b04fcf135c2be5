import { PageHeader } from '../../../components/PageHeader.tsx';
import { newPaperPath, type PaperSource } from '../../../paths/papers.ts';
import { subjectPath, type SubjectCodes } from '../paths.ts';
import { listCrumbs } from '../subject/crumbs.ts';
import { t } from '../messages/index.ts';
import type { ListResult } from './list-result.ts';
import { useListHeadingQuery } from './list-heading.generated.ts';
import { QuestionListPage } from './QuestionListPage.tsx';
import type { ListPlace } from './useListPlace.ts';

type Props = {
  title: string;
  codes: SubjectCodes;
  listPlace: ListPlace;
  result: ListResult;
  /** The values for a paper drawn from the list. */
  paper: PaperSource;
};

/** A question list of a board's subject. */
export function BoardListPage({ title, codes, listPlace, result, paper }: Props) {
  const heading = useListHeadingQuery({ variables: codes });
  const names = heading.data?.boardSubject;
  const values = names && {
    list: title,
    subject: names.subject.name,
    year: names.professionalYear.name,
    board: names.board.name,
  };
  const fullTitle = values ? t('questions.listTitle', values) : title;
  const isSettled = heading.data !== undefined || heading.error !== undefined;
  return (
    <QuestionListPage
      title={fullTitle}
      header={
        <PageHeader
          title={title}
          documentTitle={fullTitle}
          description={values && t('questions.listDescription', values)}
          backTo={subjectPath(codes)}
          crumbs={listCrumbs(codes, names, isSettled)}
        />
      }
      boards={heading.data?.boards}
      listPlace={listPlace}
      result={result}
      paper={heading.data?.features.papers ? newPaperPath(paper) : undefined}
    />
  );
}
