import { useSession } from '../../../session/index.ts';
import { useSubjectRowsQuery } from './subject-rows.generated.ts';

export type Seen = { seen: number; total: number };

/**
 * What the account's record says of a subject, or of a whole professional year. Undefined at first, on the server, for
 * visitors, and where nothing was seen.
 */
export function useSeenSubjects(): (prof: string, subject?: string) => Seen | undefined {
  const { data } = useSubjectRowsQuery({ skip: !useSession(), fetchPolicy: 'cache-and-network' });
  const rows = data?.viewer?.study?.subjects ?? [];
  return (prof, subject) => {
    const fitting = rows.filter((row) => row.prof === prof && (subject === undefined || row.subject.code === subject));
    const sumOf = (name: keyof Seen) => fitting.reduce((sum, row) => sum + row[name], 0);
    const seen = sumOf('seen');
    return seen > 0 ? { seen, total: sumOf('total') } : undefined;
  };
}
