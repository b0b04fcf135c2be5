import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/index.ts';

export type Seen = { seen: number; total: number };
type Row = Seen & { prof: string; subject: string };
const NONE: readonly Row[] = [];

/**
 * What the account's record says of a subject, or of a whole professional year. Undefined at first, on the server, for
 * visitors, and where nothing was seen.
 */
export function useSeenSubjects(): (prof: string, subject?: string) => Seen | undefined {
  const client = useApolloClient();
  const owner = useSession()?.user_id;
  const [found, setFound] = useState({ owner, rows: NONE });
  useEffect(() => {
    if (!owner) return undefined;
    let isCurrent = true;
    const read = async () => {
      const { SubjectRowsDocument: query } = await import('./subject-rows.generated.ts');
      const { data } = await client.query({ query, fetchPolicy: 'network-only' });
      const subjects = data?.viewer?.study?.subjects ?? [];
      const rows = subjects.map(({ subject, ...one }) => ({ ...one, subject: subject.code }));
      if (isCurrent) setFound({ owner, rows });
    };
    // Rows do without.
    void read().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [client, owner]);
  const rows = found.owner === owner ? found.rows : NONE;
  return (prof, subject) => {
    const fitting = rows.filter((row) => row.prof === prof && (subject === undefined || row.subject === subject));
    const sumOf = (name: keyof Seen) => fitting.reduce((sum, row) => sum + row[name], 0);
    const seen = sumOf('seen');
    return seen > 0 ? { seen, total: sumOf('total') } : undefined;
  };
}
