import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { LocalAnswersLink } from '../../apollo/local-answers-link.ts';
import { rememberFeatures } from '../../apollo/stored-features.ts';

// Loaded when the network fails for the first time.
const loadAnswers = async () => (await import('../../features/local-answers.ts')).localAnswers;

const answering = new WeakSet<ApolloClient>();

/** From here on this device answers what the network does not. */
export function answerOffline(client: ApolloClient): void {
  if (answering.has(client)) return;
  answering.add(client);
  const link = new LocalAnswersLink(client, async (operation, variables) =>
    (await loadAnswers())[operation]?.(variables as never),
  );
  client.setLink(ApolloLink.from([link, client.link]));
  // As the server rendered them.
  const { ROOT_QUERY } = client.cache.extract() as { ROOT_QUERY?: { features?: object } };
  if (ROOT_QUERY?.features) rememberFeatures(ROOT_QUERY.features);
}
