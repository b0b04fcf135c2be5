import { ApolloProvider } from '@apollo/client/react';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../session/index.ts';
import { begin } from '../../testing/accounts.ts';
import { AppTheme } from '../../theme/AppTheme.tsx';
import { PushPrompt, PushSection, renewBrowser, turnOff } from './index.ts';
import { type FakeBrowser, fakeBrowser, PUBLIC_KEY } from './testing/fake-browser.ts';

const ALL = ['REVIEWS_DUE', 'REPORT_ANSWERED', 'PLAN_ENDS', 'MESSAGE'];
let browser: FakeBrowser | undefined;
beforeEach(() => {
  localStorage.clear();
  begin();
});
afterEach(() => {
  browser?.remove();
  browser = undefined;
  endSession();
  vi.restoreAllMocks();
});

/** An account that keeps what is sent; `calls` has the mutations. */
function account({ isOffered = true } = {}) {
  const endpoints = new Set<string>();
  let settings = { kinds: ALL, quietFrom: 22, quietTo: 7 };
  const calls: [name: string, variables: Record<string, unknown>][] = [];
  const facts = () => ({
    __typename: 'PushSettings',
    subscriptions: endpoints.size,
    ...settings,
    publicKey: PUBLIC_KEY,
  });
  const answers: Record<string, (variables: { endpoint: string }) => object> = {
    OwnPush: () => ({ viewer: { __typename: 'User', id: '64a', push: isOffered ? facts() : null } }),
    AddPushSubscription: ({ endpoint }) => (endpoints.add(endpoint), { addPushSubscription: facts() }),
    RemovePushSubscription: ({ endpoint }) => (endpoints.delete(endpoint), { removePushSubscription: facts() }),
    SetPushKinds: (change) => ((settings = { ...settings, ...change }), { setPushKinds: facts() }),
  };
  const link = new ApolloLink(({ operationName = '', variables, operationType }) => {
    if (operationType === 'mutation') calls.push([operationName, variables]);
    return of({ data: answers[operationName]!(variables as { endpoint: string }) as Record<string, unknown> });
  });
  return { client: new ApolloClient({ cache: new InMemoryCache(), link }), calls, endpoints };
}

function open(Part: typeof PushSection, options?: { isOffered: boolean }) {
  const own = account(options);
  const view = render(
    <AppTheme>
      <ApolloProvider client={own.client}>
        <main>
          <Part />
        </main>
      </ApolloProvider>
    </AppTheme>,
  );
  return { ...own, ...view, user: userEvent.setup() };
}
const shown = () => screen.getByRole('main').textContent;
const button = (name: string) => screen.findByRole('button', { name });

describe('the profile', () => {
  it('switches this browser on by a tap, and off again', async () => {
    browser = fakeBrowser();
    const { user, calls } = open(PushSection);
    await button('Receive reminders here');
    expect(browser.notification.requestPermission).not.toHaveBeenCalled();
    await user.click(await button('Receive reminders here'));
    expect(await screen.findByText('This browser receives reminders.')).toBeTruthy();
    expect(screen.getByText('1 browser receives your reminders.')).toBeTruthy();
    expect(calls).toEqual([
      ['AddPushSubscription', { endpoint: 'https://push.example/1', p256dh: 'point', auth: 'secret' }],
    ]);
    await user.click(await button('Stop reminders here'));
    expect(await screen.findByText('This browser receives no reminders.')).toBeTruthy();
    expect(browser.unsubscribe).toHaveBeenCalledOnce();
    expect(calls.at(-1)).toEqual(['RemovePushSubscription', { endpoint: 'https://push.example/1' }]);
  });

  it('changes kinds and quiet hours', async () => {
    browser = fakeBrowser({ permission: 'granted' });
    const { user, calls } = open(PushSection);
    await user.click(await button('Receive reminders here'));
    await user.click(await screen.findByRole('checkbox', { name: 'The end of my plan' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), '20 h');
    const kinds = ['REVIEWS_DUE', 'REPORT_ANSWERED', 'MESSAGE'];
    await waitFor(() =>
      expect(calls.slice(1)).toEqual([
        ['SetPushKinds', { kinds, quietFrom: 22, quietTo: 7 }],
        ['SetPushKinds', { kinds, quietFrom: 20, quietTo: 7 }],
      ]),
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'The end of my plan' }).checked).toBe(false);
  });

  it('says how to allow what was blocked, then and later', async () => {
    browser = fakeBrowser({ answer: 'denied' });
    const { user, calls, unmount } = open(PushSection);
    await user.click(await button('Receive reminders here'));
    expect(await screen.findByText(/You have blocked messages of this site/)).toBeTruthy();
    expect(calls).toEqual([]);
    unmount();
    open(PushSection);
    expect(await screen.findByText(/You have blocked messages of this site/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('tells what is missing on an iPhone, and that another browser cannot', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
    const { unmount } = open(PushSection);
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    unmount();
    agent.mockRestore();
    open(PushSection);
    expect(await screen.findByText('This browser cannot receive reminders.')).toBeTruthy();
  });

  it('has nothing of it where the site sends none', async () => {
    browser = fakeBrowser();
    const { client } = open(PushSection, { isOffered: false });
    await waitFor(() => expect(client.getObservableQueries().size).toBe(1));
    expect(shown()).toBe('');
  });

  it('says that it needs a connection', async () => {
    browser = fakeBrowser();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(PushSection);
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
    expect((await button('Receive reminders here')).hasAttribute('disabled')).toBe(true);
  });
});

describe('the offer', () => {
  it('asks the browser on a tap that names the reason, and never comes again', async () => {
    browser = fakeBrowser();
    const { user, calls, unmount } = open(PushPrompt);
    await user.click(await button('Remind me when reviews are due'));
    expect(await screen.findByText(/You will be reminded in this browser/)).toBeTruthy();
    expect(calls.map(([name]) => name)).toEqual(['AddPushSubscription']);
    unmount();
    await turnOff(account().client);
    open(PushPrompt);
    expect(shown()).toBe('');
  });

  it('does not come again once it was declined, nor to a browser that has reminders, has blocked them, or cannot', async () => {
    browser = fakeBrowser();
    const first = open(PushPrompt);
    await first.user.click(await button('No, thank you'));
    expect(shown()).toBe('');
    first.unmount();
    const second = open(PushPrompt);
    expect(shown()).toBe('');
    second.unmount();
    localStorage.removeItem('push-asked');
    browser.notification.permission = 'denied';
    const third = open(PushPrompt);
    expect(shown()).toBe('');
    third.unmount();
    browser.remove();
    browser = undefined;
    open(PushPrompt);
    expect(shown()).toBe('');
  });
});

describe('each visit', () => {
  const switchOn = async () => {
    browser = fakeBrowser();
    const { user, unmount, ...own } = open(PushSection);
    await user.click(await button('Receive reminders here'));
    await screen.findByText('This browser receives reminders.');
    unmount();
    own.calls.length = 0;
    return own;
  };

  it('sends nothing where nothing changed', async () => {
    const { client, calls } = await switchOn();
    await renewBrowser(client);
    expect(calls).toEqual([]);
  });

  it('sends a subscription that the browser changed, and removes the former', async () => {
    const { client, calls } = await switchOn();
    browser!.changeSubscription();
    await renewBrowser(client);
    expect(calls.map(([name, { endpoint }]) => [name, endpoint])).toEqual([
      ['AddPushSubscription', 'https://push.example/2'],
      ['RemovePushSubscription', 'https://push.example/1'],
    ]);
  });

  it('sends it again in another session, and after a day', async () => {
    const { client, calls } = await switchOn();
    localStorage.setItem('authToken', 'another');
    await renewBrowser(client);
    expect(calls.map(([name]) => name)).toEqual(['AddPushSubscription']);
    vi.useFakeTimers({ now: Date.now() + 86_400_001, toFake: ['Date'] });
    await renewBrowser(client);
    vi.useRealTimers();
    expect(calls).toHaveLength(2);
  });

  it('does nothing for another reader, and removes it where notifications are no longer allowed', async () => {
    const { client, calls } = await switchOn();
    const record = localStorage.getItem('push-browser')!;
    localStorage.setItem('push-browser', record.replace('AMINA-1', 'KARIM-2'));
    await renewBrowser(client);
    expect(calls).toEqual([]);
    localStorage.setItem('push-browser', record);
    browser!.notification.permission = 'denied';
    await renewBrowser(client);
    expect(calls).toEqual([['RemovePushSubscription', { endpoint: 'https://push.example/1' }]]);
    expect(localStorage.getItem('push-browser')).toBeNull();
  });

  it('keeps no token beside what was sent', async () => {
    localStorage.setItem('authToken', 'a-token-that-is-secret');
    await switchOn();
    expect(localStorage.getItem('push-browser')).not.toContain('a-token');
  });
});
