import { useParams } from 'react-router-dom';
import { NextList } from '../../practice/index.ts';
import { subjectPath, topicPath, yearPath } from '../paths.ts';
import { useBoardSubjectQuery } from '../subject/board-subject.generated.ts';
import { useSubjectCodes } from '../subject/useSubjectCodes.ts';

/** A link to the next year or topic, or else to the subject. */
export function NextBoardList() {
  const codes = useSubjectCodes();
  const { year, topic } = useParams();
  const subject = useBoardSubjectQuery({ variables: codes, errorPolicy: 'all' }).data?.boardSubject;
  const lists =
    topic === undefined
      ? subject?.years?.map((one) => ({ name: String(one), path: yearPath(codes, one) }))
      : subject?.topics?.map((one) => ({ name: one, path: topicPath(codes, one) }));
  const index = lists?.findIndex(({ name }) => name === (topic ?? year)) ?? -1;
  const next = index === -1 ? undefined : lists?.[index + 1];
  return <NextList next={next} back={{ name: subject?.subject.name, path: subjectPath(codes) }} />;
}
