// Before Dexie, which the files of a worker share, looks for it.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { defaultSite } from 'schema/site.ts';
import { afterEach, vi } from 'vitest';

// The files of a worker share React and jsdom; each has its own modules of the client, and empty storage. What the last
// file still writes goes to a database that nobody reads.
vi.resetModules();
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;
if (typeof window !== 'undefined') {
  document.documentElement.dataset['site'] = JSON.stringify(defaultSite);
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'connection');
}

// The first screen of a file also loads its code, which takes a busy machine more than five seconds.
configure({ asyncUtilTimeout: 15_000 });

// Missing in jsdom.
if (typeof window !== 'undefined') {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  // Without layout everything is visible.
  window.IntersectionObserver = class {
    readonly callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback;
    }
    observe() {
      this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// Keeps sockets out of tests with a signed-in reader; the bell's own tests unmock it.
vi.mock('../features/notifications/Bell.tsx', () => ({ Bell: () => null }));

afterEach(() => {
  cleanup();
  cleanNotifications();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
