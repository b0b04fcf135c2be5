import { useSession } from '../../../session/index.ts';
import { useTopicProgressQuery } from '../topic-progress/index.ts';

/** The account's progress by topic of a subject. Empty at first, on the server and for visitors. */
export function useSeenTopics(prof: string, subject: string): ReadonlyMap<string, { seen: number; total: number }> {
  const { data } = useTopicProgressQuery({
    variables: { prof, subject },
    skip: !useSession(),
    fetchPolicy: 'cache-and-network',
  });
  return new Map(data?.viewer?.study?.topics.map((one) => [one.topic, one]));
}
