import { vi } from 'vitest';

/** A P-256 point, as a site sends it. */
export const PUBLIC_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** What of a browser reminders need, which jsdom lacks. The reader allows notifications when asked. */
export function fakeBrowser({ permission = 'default', answer = 'granted' } = {}) {
  let endpoints = 0;
  let current: object | null = null;
  const notification = { permission, requestPermission: vi.fn<() => Promise<string>>() };
  notification.requestPermission.mockImplementation(async () => {
    notification.permission = answer;
    return answer;
  });
  const unsubscribe = vi.fn<() => Promise<boolean>>(async () => {
    current = null;
    return true;
  });
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn<(options: { applicationServerKey: Uint8Array }) => Promise<object>>(
      async ({ applicationServerKey }) => {
        if (current) return current;
        endpoints += 1;
        const endpoint = `https://push.example/${endpoints}`;
        return (current = {
          endpoint,
          options: { applicationServerKey: applicationServerKey.buffer },
          toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
          unsubscribe,
        });
      },
    ),
  };
  const registration = { pushManager };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', Object);
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return {
    notification,
    pushManager,
    unsubscribe,
    /** As browsers do now and then. */
    changeSubscription: () => void (current = null),
    remove() {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}

export type FakeBrowser = ReturnType<typeof fakeBrowser>;
