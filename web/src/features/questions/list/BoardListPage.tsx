import { PageHeader } from '../../../components/PageHeader.tsx';
import { subjectPath, type SubjectCodes } from '../paths.ts';
import { listCrumbs } from '../subject/crumbs.ts';
import { t } from '../messages/index.ts';
import type { ListAnswer } from './list-answer.ts';
import { useListHeadingQuery } from './list-heading.generated.ts';
import { QuestionListPage } from './QuestionListPage.tsx';
import type { ListPlace } from './useListPlace.ts';

type Props = { title: string; codes: SubjectCodes; listPlace: ListPlace; answer: ListAnswer };

/** A list of a board's subject. */
export function BoardListPage({ title, codes, listPlace, answer }: Props) {
  const heading = useListHeadingQuery({ variables: codes });
  const names = heading.data?.boardSubject;
  const values = names && {
    list: title,
    subject: names.subject.name,
    year: names.professionalYear.name,
    board: names.board.name,
  };
  const settled = heading.data !== undefined || heading.error !== undefined;
  return (
    <QuestionListPage
      header={
        <PageHeader
          title={title}
          documentTitle={values ? t('questions.listTitle', values) : title}
          description={values && t('questions.listDescription', values)}
          backTo={subjectPath(codes)}
          crumbs={listCrumbs(codes, names, settled)}
        />
      }
      boards={heading.data?.boards}
      listPlace={listPlace}
      answer={answer}
    />
  );
}
