import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../../session/index.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { listGateway, liveGateway, notification, type Item } from '../../testing/live.ts';

vi.unmock('./Bell.tsx');

const amina = { _id: '64a', user_id: 'AMINA-1', name: 'Amina', medical_college: '', year: '', contact_number: '' };
const LONG = `${'long '.repeat(30)}end`;

let live: ReturnType<typeof liveGateway>;
beforeEach(() => {
  live = liveGateway();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function open(list: Item[], before: () => void = () => {}) {
  beginSession({ ...amina, email: 'a@b.co', profileImage: '' }, 'token');
  before();
  const gateway = listGateway(list);
  // This page has no query.
  const view = await renderAt('/term-of-nothing', { mocks: gateway.mocks });
  const bell = await screen.findByRole('button', { name: /^Notifications/ });
  await waitFor(() => expect(live.subscription()).toBeTruthy());
  const openPanel = async () => {
    await view.user.click(screen.getByRole('button', { name: /^Notifications/ }));
    return within(screen.getByRole('dialog', { name: 'Notifications' }));
  };
  return { ...view, ...gateway, bell, openPanel };
}

const storedReads = () => JSON.parse(localStorage.getItem('read-notifications') ?? 'null') as string[] | null;
const count = (text: string) => screen.findByRole('button', { name: `Notifications, ${text} unread` });

describe('the bell', () => {
  it('and the socket are absent for a visitor', async () => {
    await renderAt('/term-of-nothing');
    expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull();
    expect(live.sockets).toHaveLength(0);
  });

  it('counts unread notifications up to 99', async () => {
    await open(Array.from({ length: 120 }, (_, index) => notification(String(index), { isRead: index > 100 })));
    expect((await count('101')).textContent).toBe('99+');
  });

  it('opens a panel that takes the focus; Escape, Close and a click outside close it', async () => {
    const { user, bell, openPanel } = await open([notification('1')]);
    for (const close of [
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ]) {
      await openPanel();
      expect(document.activeElement?.textContent).toBe('Notifications');
      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(bell);
    }
    await openPanel();
    await user.click(screen.getByRole('contentinfo'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the panel', () => {
  it('says when it is empty', async () => {
    const { openPanel } = await open([]);
    const panel = await openPanel();
    expect(await panel.findByText('No notifications')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('lists newest first, tags the latest, and says how many are new', async () => {
    const { openPanel } = await open([notification('1'), notification('3', { isRead: true }), notification('2')]);
    const panel = await openPanel();
    expect(await panel.findByText('2 new')).toBeTruthy();
    const rows = panel.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Title 3', 'Title 2', 'Title 1']);
    expect(rows.map((row) => within(row).queryByText('Latest') !== null)).toEqual([true, false, false]);
  });

  it('expands one long message at a time and marks it as read', async () => {
    const { user, openPanel, onRead } = await open([
      notification('1', { message: LONG }),
      notification('2', { message: `<p>${LONG}</p>` }),
    ]);
    const panel = await openPanel();
    const texts = () => panel.getAllByText(/^long/).map((text) => text.textContent);
    await panel.findByText('2 new');
    expect(texts()).toEqual([`${LONG.slice(0, 100)}…`, `${LONG.slice(0, 100)}…`]);
    await user.click(panel.getByRole('button', { name: 'Show more: Title 1' }));
    expect(texts()).toEqual([`${LONG.slice(0, 100)}…`, LONG]);
    await user.click(panel.getByRole('button', { name: 'Show more: Title 2' }));
    expect(texts()).toEqual([LONG, `${LONG.slice(0, 100)}…`]);
    await user.click(panel.getByRole('button', { name: 'Show less: Title 2' }));
    expect(texts()).toEqual([`${LONG.slice(0, 100)}…`, `${LONG.slice(0, 100)}…`]);
    expect(onRead.mock.calls).toEqual([['1'], ['2']]);
  });

  it('inserts no script from HTML and no tag from plain text', async () => {
    const { openPanel, container } = await open([
      notification('1', { message: '<b>Bold</b><img src="x" onerror="alert(1)"><script>alert(1)</script>' }),
      notification('2', { message: 'plain <i>text</i>' }),
    ]);
    const panel = await openPanel();
    expect((await panel.findByText('Bold')).tagName).toBe('B');
    expect(panel.getByText('plain <i>text</i>')).toBeTruthy();
    expect(container.querySelector('[onerror], script, i')).toBeNull();
  });

  it('marks as read by click, by keyboard and all at once', async () => {
    const { user, openPanel, onRead } = await open(['1', '2', '3', '4'].map((id) => notification(id)));
    const panel = await openPanel();
    await user.click(await panel.findByText('Message 4'));
    panel.getByRole('button', { name: 'Mark as read: Title 3' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toContain('Title 3');
    await count('2');
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }));
    expect(panel.queryByText(/new$/)).toBeNull();
    expect(onRead.mock.calls).toEqual([['4'], ['3'], ['all']]);
    expect(storedReads()).toEqual(['4', '3', '2', '1']);
  });

  it('is emptied by Clear, also after a reload, together with the read ids', async () => {
    const list = [notification('1'), notification('2')];
    const { user, openPanel, unmount } = await open(list);
    const panel = await openPanel();
    await user.click(await panel.findByText('Message 2'));
    await user.click(panel.getByRole('button', { name: 'Clear' }));
    expect(panel.getByText('No notifications')).toBeTruthy();
    expect(localStorage.getItem('read-notifications')).toBeNull();
    unmount();
    const again = await open([notification('3'), ...list]);
    await count('1');
    const rows = (await again.openPanel()).getAllByRole('listitem');
    expect(rows).toHaveLength(1);
  });
});

describe('the read state', () => {
  it('survives a server failure and is sent after a reload', async () => {
    const { user, openPanel, server, onRead, unmount } = await open([notification('1'), notification('2')]);
    const panel = await openPanel();
    await panel.findByText('2 new');
    server.isUp = false;
    await user.click(panel.getByText('Message 1'));
    await waitFor(() => expect(console.warn).toHaveBeenCalled());
    expect(panel.getByText('1 new')).toBeTruthy();
    expect(onRead).toHaveBeenCalledTimes(1);
    unmount();
    const again = await open(server.list);
    await count('1');
    await waitFor(() => expect(again.onRead.mock.calls).toEqual([['1']]));
    expect(again.server.list.map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it('is shared with other tabs', async () => {
    await open([notification('1'), notification('2')]);
    await count('2');
    localStorage.setItem('read-notifications', '["1"]');
    fireEvent(window, new StorageEvent('storage', { key: 'read-notifications' }));
    await count('1');
  });

  it('survives invalid storage', async () => {
    await open([notification('1')], () => localStorage.setItem('read-notifications', '{"1":true}'));
    await count('1');
  });

  it('is removed with its user, like the cleared ids', async () => {
    const { user, openPanel } = await open([notification('1'), notification('2')]);
    const panel = await openPanel();
    await user.click(await panel.findByText('Message 1'));
    await user.click(panel.getByRole('button', { name: 'Clear' }));
    beginSession({ ...amina, user_id: 'BINA-2', email: 'b@b.co', profileImage: '' }, 'other');
    expect([localStorage.getItem('cleared-notifications'), storedReads()]).toEqual([null, null]);
  });
});
