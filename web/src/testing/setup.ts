import { cleanNotifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The first screen of a file waits for its code as well.
configure({ asyncUtilTimeout: 5000 });

// What jsdom does not have and Mantine asks for.
if (typeof window !== 'undefined') {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  // Never idle: what comes then, comes in the tests that are about it.
  window.requestIdleCallback = () => 0;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

afterEach(() => {
  cleanup();
  cleanNotifications();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
