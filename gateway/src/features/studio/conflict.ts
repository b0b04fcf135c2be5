import type { StudioQuestionRow } from './rows.ts';

/** For `extensions`: the draft with the names of the graph. */
export const conflictingQuestion = ({
  id,
  version,
  status,
  draft,
  undecided,
  prof,
  subject,
  chapter,
}: StudioQuestionRow) => ({ id, version, status, draft, undecided, prof, subject, chapter: chapter ?? null });
