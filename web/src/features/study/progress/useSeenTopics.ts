import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/index.ts';

type Seen = { seen: number; total: number };
const NONE: ReadonlyMap<string, Seen> = new Map();

/** The account's progress by topic of a subject. Empty at first, on the server and for visitors. */
export function useSeenTopics(prof: string, subject: string): ReadonlyMap<string, Seen> {
  const client = useApolloClient();
  const owner = useSession()?.user_id;
  const key = `${owner} ${prof} ${subject}`;
  const [found, setFound] = useState({ key, topics: NONE });
  useEffect(() => {
    if (!owner) return undefined;
    let isCurrent = true;
    const read = async () => {
      const { TopicProgressDocument: query } = await import('../topic-progress/topic-progress.generated.ts');
      const { data } = await client.query({ query, variables: { prof, subject }, fetchPolicy: 'network-only' });
      const topics = (data?.viewer?.study?.topics ?? []).map((one) => [one.topic, one] as const);
      if (isCurrent) setFound({ key, topics: new Map(topics) });
    };
    // Rows then show no progress.
    void read().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [client, owner, prof, subject, key]);
  return found.key === key ? found.topics : NONE;
}
