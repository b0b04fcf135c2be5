import { createClient, InMemoryCache, NotificationsDocument, openFeed } from '../../web/src/testing/feed.ts';

/** As much of a browser as the web client's feed touches. */
function standInBrowser(origin: string, token: string) {
  const storage = { getItem: () => token, setItem: () => {}, removeItem: () => {} };
  const nothing = { addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(globalThis, {
    location: { origin },
    localStorage: storage,
    document: { visibilityState: 'visible', ...nothing },
    ...nothing,
  });
}

/** The web client's own feed without its screen, in the name of a token: one in a process. */
export function openReader(origin: string, token: string) {
  standInBrowser(origin, token);
  const client = createClient({ uri: `${origin}/graphql`, cache: new InMemoryCache(), getToken: () => token });
  const state = { isReconnecting: false };
  const told: string[] = [];
  const close = openFeed(client, (change) => {
    Object.assign(state, change);
    if (change.newest !== undefined) told.push(change.newest);
  });
  return {
    /** What stands on the screen, newest first. */
    ids: () => client.readQuery({ query: NotificationsDocument })?.viewer?.notifications?.map(({ id }) => id) ?? [],
    /** What a screen reader was told, in its order. */
    told,
    isReconnecting: () => state.isReconnecting,
    close: () => {
      close();
      client.stop();
    },
  };
}
