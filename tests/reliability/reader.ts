import { createClient, InMemoryCache, NotificationsDocument, openFeed } from '../../web/src/testing/feed.ts';

/** The browser APIs that the web client's feed uses. */
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

/** The web client's feed without its screen. One per process. */
export function openReader(origin: string, token: string) {
  standInBrowser(origin, token);
  const client = createClient({ uri: `${origin}/graphql`, cache: new InMemoryCache(), getToken: () => token });
  const state = { isReconnecting: false };
  const announcements: string[] = [];
  const close = openFeed(client, (change) => {
    Object.assign(state, change);
    if (change.newest !== undefined) announcements.push(change.newest);
  });
  return {
    ids: () => client.readQuery({ query: NotificationsDocument })?.viewer?.notifications?.map(({ id }) => id) ?? [],
    announcements,
    isReconnecting: () => state.isReconnecting,
    close: () => {
      close();
      client.stop();
    },
  };
}
