import { PageHeader } from '../../../components/PageHeader.tsx';
import { subjectPath, type SubjectCodes } from '../paths.ts';
import { listCrumbs } from '../subject/crumbs.ts';
import type { ListAnswer } from './list-answer.ts';
import { useListHeadingQuery } from './list-heading.generated.ts';
import { QuestionListPage } from './QuestionListPage.tsx';
import type { ListPlace } from './useListPlace.ts';

type Props = { title: string; codes: SubjectCodes; listPlace: ListPlace; answer: ListAnswer };

/** A list of a board's subject. */
export function BoardListPage({ title, codes, listPlace, answer }: Props) {
  const heading = useListHeadingQuery({ variables: codes });
  const names = heading.data?.boardSubject;
  const settled = heading.data !== undefined || heading.error !== undefined;
  return (
    <QuestionListPage
      header={
        <PageHeader
          title={title}
          documentTitle={names ? `${title}, ${names.subject.name}, ${names.board.name}` : title}
          description={
            names &&
            `${title}: ${names.subject.name} of the ${names.professionalYear.name}, ${names.board.name} board. Answer, then read why.`
          }
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
