import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { MarkAllNotificationsReadDocument } from '../features/notifications/mark-all-notifications-read.generated.ts';
import { MarkNotificationReadDocument } from '../features/notifications/mark-notification-read.generated.ts';
import type { NotificationItemFragment } from '../features/notifications/notification.generated.ts';
import { NotificationsDocument } from '../features/notifications/notifications.generated.ts';

export type Item = NotificationItemFragment & { __typename: 'Notification' };
type Message = { type: string; id?: string; payload?: { variables?: Record<string, unknown>; authToken?: string } };

export const notification = (id: string, rest: Partial<Item> = {}): Item => ({
  __typename: 'Notification',
  id,
  title: `Title ${id}`,
  message: `Message ${id}`,
  isRead: false,
  createdAt: `2026-11-01T10:00:${id.padStart(2, '0')}Z`,
  ...rest,
});

/** A fake of the gateway's graphql-transport-ws endpoint behind `WebSocket`. */
export function liveGateway() {
  const sockets: Socket[] = [];
  const gateway = { isUp: true, refusesWith: undefined as number | undefined };

  class Socket {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSING = 2;
    static CLOSED = 3;
    readyState = 0;
    messages: Message[] = [];
    onopen = () => {};
    onclose: ((event: object) => void) | null = null;
    onerror: ((event: object) => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    constructor() {
      sockets.push(this);
      setTimeout(() => {
        if (!gateway.isUp) return this.end(1006);
        this.readyState = Socket.OPEN;
        this.onopen();
      });
    }
    send(text: string) {
      const message = JSON.parse(text) as Message;
      this.messages.push(message);
      if (message.type !== 'connection_init') return;
      if (gateway.refusesWith) this.end(gateway.refusesWith);
      else setTimeout(() => this.say({ type: 'connection_ack' }));
    }
    say(message: object) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    end(code: number) {
      this.readyState = Socket.CLOSED;
      if (code === 1006) this.onerror?.({ type: 'error', target: this });
      this.onclose?.({ code, reason: '', wasClean: code !== 1006 });
    }
    close(code = 1000) {
      if (this.readyState < Socket.CLOSING) setTimeout(() => this.end(code));
      this.readyState = Socket.CLOSING;
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));

  const last = () => sockets.at(-1)!;
  const subscription = () => last()?.messages.findLast(({ type }) => type === 'subscribe');
  const say = (type: string, payload: unknown) =>
    act(async () => last().say({ type, id: subscription()?.id, payload }));
  return {
    gateway,
    sockets,
    subscription,
    token: () => last()?.messages[0]?.payload?.authToken,
    push: (item: Item) => say('next', { data: { notificationAdded: item } }),
    fail: (code: string) => say('error', [{ message: 'It ended.', extensions: { code } }]),
    cut: () => act(() => last().end(1006)),
  };
}

/** The gateway's list of notifications, which tests can change, and the calls that it received. */
export function listGateway(first: Item[]) {
  const server = { list: first, isUp: true, delay: 0 };
  const onQuery = vi.fn<() => void>();
  const onRead = vi.fn<(id: string) => void>();
  const often = { maxUsageCount: Number.POSITIVE_INFINITY };
  const answer = (data: object) => (server.isUp ? { data } : { errors: [{ message: 'down' }] });
  const mark = (ids: string[]) => {
    if (!server.isUp) return [];
    server.list = server.list.map((item) => (ids.includes(item.id) ? { ...item, isRead: true } : item));
    return server.list
      .filter(({ id }) => ids.includes(id))
      .map(({ __typename, id, isRead }) => ({ __typename, id, isRead }));
  };
  const mocks = [
    {
      request: { query: NotificationsDocument },
      delay: () => server.delay,
      result: () => {
        onQuery();
        return answer({ viewer: { __typename: 'User', id: '64a', notifications: server.list } });
      },
      ...often,
    },
    {
      request: { query: MarkNotificationReadDocument, variables: () => true },
      result: ({ id }: Record<string, unknown>) => {
        onRead(String(id));
        return answer({ markNotificationRead: mark([String(id)])[0] });
      },
      ...often,
    },
    {
      request: { query: MarkAllNotificationsReadDocument },
      result: () => {
        onRead('all');
        return answer({ markAllNotificationsRead: mark(server.list.map(({ id }) => id)) });
      },
      ...often,
    },
  ];
  return { server, onQuery, onRead, mocks };
}
