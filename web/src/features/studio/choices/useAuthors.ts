import { useStudioAuthorsQuery } from './authors.generated.ts';

/** Who may write questions, as choices. */
export const useAuthors = () =>
  (useStudioAuthorsQuery().data?.studio.authors ?? []).map(({ userId, name }) => ({ value: userId, label: name }));
