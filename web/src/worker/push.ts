import { languagePath, readLanguagePath } from 'schema/language-path.ts';
import { PAPERS_PATH } from '../paths/papers.ts';
import { findLanguages } from './languages.ts';
import { messagesIn } from './words.ts';

/** What the worker's global scope has for this. */
type Scope = {
  location: { origin: string };
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly Tab[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
};
type Tab = { url: string; focus: () => Promise<unknown>; navigate: (url: string) => Promise<unknown> };

type Waiting = { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Waiting & { data: { json: () => unknown } | null };
type ClickEvent = Waiting & { notification: { close: () => void; data?: unknown } };

type Shown = { title: string; options: NotificationOptions };

// A worker's `self`, whose types are not those of a page.
const scope = () => globalThis as unknown as Scope;

const ICON = '/icons/192.png';
/** Shows a reminder. A newer one replaces one with the same tag. */
export function handlePush(event: PushEvent): void {
  event.waitUntil(show(event));
}

async function show(event: PushEvent) {
  const { title, options } = read(event) ?? (await genericReminder());
  await scope().registration.showNotification(title, options);
}

/** For a push that cannot be read: browsers withdraw the permission from a site that shows nothing. */
async function genericReminder(): Promise<Shown> {
  const [language] = await findLanguages();
  return {
    title: messagesIn(language)['shared.reminder'],
    options: { tag: 'reminder', icon: ICON, data: languagePath('/', language) },
  };
}

/** Leads to what the reminder is about, in a tab that is open if there is one. */
export function handleNotificationClick(event: ClickEvent): void {
  event.notification.close();
  event.waitUntil(open(pathOf(event.notification.data)));
}

/** The JSON of Declarative Web Push, which browsers that know it show without a worker. */
function read({ data }: PushEvent): Shown | undefined {
  try {
    const { notification } = data!.json() as { notification: Record<'title' | 'body' | 'navigate' | 'tag', unknown> };
    const { title, body, navigate, tag } = notification;
    if (typeof title !== 'string' || title === '') return undefined;
    return {
      title,
      options: {
        ...(typeof body === 'string' && { body }),
        ...(typeof tag === 'string' && { tag }),
        icon: ICON,
        data: pathOf(navigate),
      },
    };
  } catch {
    return undefined;
  }
}

/** Of this site; its home for any other address. */
function pathOf(address: unknown): string {
  const { origin } = scope().location;
  if (typeof address !== 'string' || !URL.canParse(address, origin)) return '/';
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
}

const isPaper = ({ pathname }: URL) => readLanguagePath(pathname).path.startsWith(`${PAPERS_PATH}/`);

async function open(path: string): Promise<void> {
  const { clients, location } = scope();
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const url = new URL(path, location.origin).href;
  // A paper is not left behind the reader's back.
  const isOpenPaper = (tab: Tab) => tab.url !== url && isPaper(new URL(tab.url));
  const free = tabs.filter((tab) => !isOpenPaper(tab));
  const [tab] = free.sort((one, other) => Number(other.url === url) - Number(one.url === url));
  if (!tab) return void (await clients.openWindow(url));
  try {
    await tab.focus();
    if (tab.url !== url) await tab.navigate(url);
  } catch {
    // A tab that this worker does not control cannot be navigated.
    await clients.openWindow(url);
  }
}
