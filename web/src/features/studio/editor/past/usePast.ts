import type { EditedQuestionFragment } from '../question-editor.generated.ts';
import { useQuestionPastQuery } from './question-past.generated.ts';

/** Apart from the question: saves, which come every few seconds, do not carry it. */
export function usePast(question: EditedQuestionFragment | undefined) {
  const { data } = useQuestionPastQuery({
    variables: { id: question?.id ?? '' },
    skip: !question,
    fetchPolicy: 'cache-and-network',
  });
  return data?.studio.question ?? undefined;
}
