import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, currentSession, endSession } from '../../session/index.ts';
import { ViewerDocument } from '../accounts/profile/viewer.generated.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { amina as person, begin, operationMock, ownFeatures } from '../../testing/accounts.ts';
import { listGateway, liveGateway, notification, type Item } from '../../testing/live.ts';

vi.unmock('./Bell.tsx');

const amina = { _id: '64a', user_id: 'AMINA-1', name: 'Amina', medical_college: '', year: '', contact_number: '' };

let live: ReturnType<typeof liveGateway>;
beforeEach(() => {
  live = liveGateway();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The random part of a wait.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const subscribed = (times: number) =>
  waitFor(() => {
    expect(live.sockets).toHaveLength(times);
    expect(live.subscription()).toBeTruthy();
  });

async function open(list: Item[]) {
  beginSession({ ...amina, email: 'a@b.co', profileImage: '' }, 'token');
  const gateway = listGateway(list);
  const view = await renderAt('/term-of-nothing', { mocks: gateway.mocks });
  await subscribed(1);
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  await view.user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  return { ...view, ...gateway, titles };
}

describe('a pushed notification', () => {
  it('comes on top once, is counted and announced to screen readers', async () => {
    const { titles } = await open([notification('1')]);
    expect([live.token(), live.subscription()?.payload?.variables]).toEqual(['token', { after: '1' }]);
    await live.push(notification('2'));
    await live.push(notification('2'));
    await waitFor(() => expect(titles()).toEqual(['Title 2', 'Title 1']));
    expect(screen.getByText('New notification: Title 2')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy();
  });

  it('is counted by every bell without another fetch of the list', async () => {
    const { onQuery, mocks } = listGateway([notification('1')]);
    const { mock } = operationMock(ViewerDocument, { features: ownFeatures, viewer: person });
    begin();
    await renderAt('/profile', { mocks: [...mocks, mock] });
    await subscribed(1);
    const fetches = onQuery.mock.calls.length;
    await live.push(notification('2'));
    const bells = () => screen.getAllByRole('button', { name: 'Notifications, 2 unread' });
    await waitFor(() => expect(bells()).toHaveLength(2));
    expect(onQuery).toHaveBeenCalledTimes(fetches);
  });

  it('brings the plan that it is about to the profile', async () => {
    const plan = {
      __typename: 'HeldPlan',
      id: '1',
      name: 'Term',
      duration: '6 months',
      opens: [],
      startsAt: null,
      endsAt: null,
    };
    const answer = { features: ownFeatures, viewer: person };
    const { mock } = operationMock(ViewerDocument, answer);
    begin();
    await renderAt('/profile', { mocks: [...listGateway([notification('1')]).mocks, mock] });
    expect(await screen.findByText(/^No plan yet/)).toBeTruthy();
    await subscribed(1);
    answer.viewer = { ...person, hasFullAccess: true, plans: [plan] };
    await live.push(notification('2'));
    expect(await screen.findByText('Term, 6 months')).toBeTruthy();
  });

  it('without a date gets the current time', async () => {
    const { titles } = await open([notification('1')]);
    const before = Date.now();
    await live.push(notification('2', { createdAt: '' }));
    await waitFor(() => expect(titles()).toEqual(['Title 2', 'Title 1']));
    const dateTime = document.querySelector('time')!.dateTime;
    expect(Date.parse(dateTime)).toBeGreaterThanOrEqual(before);
  });

  it('survives an older response that arrives later', async () => {
    const { server, titles, onQuery } = await open([notification('1')]);
    server.delay = 100;
    act(() => void dispatchEvent(new Event('online')));
    await live.push(notification('2'));
    await waitFor(() => expect(onQuery.mock.calls.length).toBeGreaterThan(1));
    expect(titles()).toEqual(['Title 2', 'Title 1']);
  });
});

describe('a lost connection', () => {
  it('reconnects, says so meanwhile, and fetches what was missed', async () => {
    const { server, titles } = await open([notification('1')]);
    live.gateway.isUp = false;
    live.cut();
    expect(await screen.findByText('Reconnecting…')).toBeTruthy();
    server.list = [notification('3'), notification('2'), ...server.list];
    live.gateway.isUp = true;
    await waitFor(() => expect(titles()).toEqual(['Title 3', 'Title 2', 'Title 1']));
    await waitFor(() => expect(screen.queryByText('Reconnecting…')).toBeNull());
    await live.push(notification('2'));
    await live.push(notification('3'));
    await live.push(notification('4'));
    await waitFor(() => expect(titles()).toEqual(['Title 4', 'Title 3', 'Title 2', 'Title 1']));
  });

  it.each([
    ['75 s', 75],
    ['10 minutes', 600],
  ])('of %s is retried at least every 5 s and misses nothing', async (_, seconds) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { server, titles } = await open([notification('1')]);
    live.gateway.isUp = false;
    live.cut();
    server.list = [notification('2'), ...server.list];
    const tried = live.sockets.length;
    for (let second = 5; second <= seconds; second += 5) {
      const before = live.sockets.length;
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(live.sockets.length).toBeGreaterThan(before);
      expect(screen.getByText('Reconnecting…')).toBeTruthy();
    }
    // 0.5 + 1 + 2 + 4 s.
    expect(live.sockets.length - tried).toBeLessThan(seconds / 5 + 5);
    live.gateway.isUp = true;
    await act(() => vi.advanceTimersByTimeAsync(5100));
    expect(titles()).toEqual(['Title 2', 'Title 1']);
    expect(screen.queryByText('Reconnecting…')).toBeNull();
    vi.useRealTimers();
  });

  it('resubscribes when the server ends the subscription', async () => {
    const { server, titles } = await open([notification('1')]);
    server.list = [notification('2'), ...server.list];
    await live.fail('UPSTREAM_UNAVAILABLE');
    await waitFor(() => expect(titles()).toEqual(['Title 2', 'Title 1']));
    await subscribed(2);
    expect(live.subscription()?.payload?.variables).toEqual({ after: '2' });
  });

  it('refreshes when the page becomes visible', async () => {
    const { server, titles } = await open([notification('1')]);
    server.list = [notification('2'), ...server.list];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(titles()).toEqual(['Title 2', 'Title 1']));
  });

  it('retries the list without showing its failures', async () => {
    const { server, titles } = await open([]);
    expect(await screen.findByText('No notifications')).toBeTruthy();
    server.isUp = false;
    server.list = [notification('1')];
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    server.isUp = true;
    await waitFor(() => expect(titles()).toEqual(['Title 1']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('fetches the list before it retries a rejected token', async () => {
    const { onQuery } = await open([notification('1')]);
    const before = onQuery.mock.calls.length;
    live.gateway.refusesWith = 4403;
    live.cut();
    await waitFor(() => expect(live.sockets.length).toBeGreaterThan(2));
    expect(onQuery.mock.calls.length - before).toBeGreaterThanOrEqual(live.sockets.length - 2);
    live.gateway.refusesWith = undefined;
  });
});

describe('the socket', () => {
  it('closes at sign-out and stays closed', async () => {
    await open([notification('1')]);
    act(() => endSession());
    await waitFor(() => expect(live.sockets.map(({ readyState }) => readyState)).toEqual([3]));
    expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
  });

  it('reopens for another token', async () => {
    await open([notification('1')]);
    act(() => beginSession(currentSession()!, 'newer'));
    await subscribed(2);
    expect(live.token()).toBe('newer');
    await waitFor(() => expect(live.sockets[0]?.readyState).toBe(3));
  });
});
