import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { liveGateway } from '../../../testing/live.ts';
import { NotificationsDocument } from '../notifications.generated.ts';
import { openFeed } from './open-feed.ts';

afterEach(() => vi.unstubAllGlobals());

it('at log-out takes its own link back, and leaves what was put before it meanwhile', async () => {
  liveGateway();
  const asked: string[] = [];
  const passing = (name: string) =>
    new ApolloLink((operation, forward) => {
      asked.push(name);
      return forward(operation);
    });
  const answer = new ApolloLink(() => of({ data: { viewer: null } }));
  const client = new ApolloClient({ link: answer, cache: new InMemoryCache() });
  const ask = () => client.query({ query: NotificationsDocument, fetchPolicy: 'no-cache' });

  openFeed(client, () => {})();
  expect(client.link).toBe(answer);

  const close = openFeed(client, () => {});
  client.setLink(ApolloLink.from([passing('offline'), client.link]));
  close();
  asked.length = 0;
  await ask();
  expect(asked).toEqual(['offline']);

  openFeed(client, () => {})();
  asked.length = 0;
  await ask();
  expect(asked).toEqual(['offline']);
});
