import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amina, begin } from '../testing/accounts.ts';
import { createClient } from '../apollo/client.ts';
import { createCache } from './cache.ts';
import { currentSession, endSession, handleExpiredToken } from '../session/index.ts';
import { App } from './App.tsx';
import { preloadRoute } from './routes.ts';

const boards = [{ __typename: 'Board', code: 'DHK', name: 'Dhaka' }];
const VISITORS: Record<string, object> = {
  Boards: { boards },
  Viewer: { viewer: null },
  GoogleSignIn: { googleSignIn: false },
};
const refusal = { errors: [{ message: 'Unauthorized: Please log in.', extensions: { code: 'UNAUTHENTICATED' } }] };

/** A gateway to which every token has ended. */
function endedGateway() {
  const tokens: (string | null)[] = [];
  const fetcher: typeof fetch = async (_, init) => {
    const token = new Headers(init?.headers).get('authorization');
    tokens.push(token);
    const { operationName } = JSON.parse(init?.body as string) as { operationName: string };
    const body = token ? { data: null, ...refusal } : { data: VISITORS[operationName] };
    return Response.json(body, { headers: { 'content-type': 'application/graphql-response+json' } });
  };
  return { tokens, fetcher };
}

async function openWith(fetcher: typeof fetch, address: string) {
  await Promise.all([preloadRoute(address), preloadRoute('/login')]);
  const place = { current: '' };
  function Watch() {
    place.current = useLocation().pathname;
    return null;
  }
  const client = createClient({
    uri: 'http://localhost/graphql',
    cache: createCache(),
    fetch: fetcher,
    onExpiredToken: handleExpiredToken,
  });
  // As in testing/render-at.tsx.
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[address]} useTransitions={false}>
        <App client={client} />
        <Watch />
      </MemoryRouter>,
    ),
  );
  return { client, address: () => place.current };
}

afterEach(() => {
  endSession();
  localStorage.clear();
});

describe('an expired session', () => {
  it('still shows public content', async () => {
    begin();
    const { tokens, fetcher } = endedGateway();
    await openWith(fetcher, '/board-question');
    expect(await screen.findByRole('link', { name: 'Dhaka' })).toBeTruthy();
    expect(tokens).toContain('Bearer token');
    expect(tokens.at(-1)).toBeNull();
    expect(within(screen.getAllByRole('banner')[0]!).getByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeTruthy();
    expect(['authToken', 'root'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
  });

  it('redirects from the profile to log in, with the reason', async () => {
    begin();
    const { address } = await openWith(endedGateway().fetcher, '/profile');
    await vi.waitFor(() => expect(address()).toBe('/login'));
    expect((await screen.findAllByText('Your session has ended. Please log in again.')).length).toBeGreaterThan(0);
    expect(localStorage).toHaveLength(0);
  });

  it('does not end a newer session', async () => {
    begin();
    handleExpiredToken('an older token');
    expect(currentSession()?.user_id).toBe(amina.userId);
  });

  it('in another tab ends here too, with its data', async () => {
    begin();
    // Never answers, so that it does not end the session first.
    const { client } = await openWith(() => new Promise(() => {}), '/no/such/page');
    const reset = vi.spyOn(client.cache, 'reset');
    expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'root' }));
    expect(await within(screen.getAllByRole('banner')[0]!).findByRole('link', { name: 'Log in' })).toBeTruthy();
    expect(reset).toHaveBeenCalledTimes(1);
  });
});
