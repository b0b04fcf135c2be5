import { answeredUnder, useAnsweredPaths, useSeenSubjects } from '../../study/progress/index.ts';
import { t } from '../subject/messages/index.ts';

/**
 * How far the reader is, in words: by the account's record for a subject or a professional year, else by what was
 * answered on this device under a path. Undefined for nothing.
 */
export function useProgressText(): (path: string, prof?: string, subject?: string) => string | undefined {
  const seenOf = useSeenSubjects();
  const answered = useAnsweredPaths();
  return (path, prof, subject) => {
    const seen = prof === undefined ? undefined : seenOf(prof, subject);
    if (seen) return t('questions.seenOf', seen);
    const count = answeredUnder(answered, path);
    return count > 0 ? t('questions.answeredCount', { count }) : undefined;
  };
}
