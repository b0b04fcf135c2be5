import { createElement, type ReactNode } from 'react';
import { TOAST_MS } from './timing.ts';
import type { ToastTone } from './toast-tone.ts';

// Toasts exist only in a browser, so module state is enough.
let host: ReactNode = null;
const listeners = new Set<() => void>();

export const toastHost = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => host,
  onServer: () => null,
};

/** The code, 10 kB, is loaded with the first toast. */
export async function toast(message: string, tone: ToastTone = 'neutral', forMs = TOAST_MS) {
  try {
    const toaster = await import('./Toaster.tsx');
    host ??= createElement(toaster.Toaster);
    listeners.forEach((listener) => listener());
    toaster.show(message, tone, forMs);
  } catch {
    // Offline before the first toast: the page itself shows what happened.
  }
}
