import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The first screen of a file waits for its code as well.
configure({ asyncUtilTimeout: 5000 });

// What jsdom does not have and Mantine or a screen asks for.
if (typeof window !== 'undefined') {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  // Without layout everything is on the screen.
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
  // jsdom has dialogs without their methods.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// A socket for every signed-in reader of a test is none of its business: the bell's own tests unmock it.
vi.mock('../features/notifications/Bell.tsx', () => ({ Bell: () => null }));

afterEach(() => {
  cleanup();
  cleanNotifications();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
