import type { InstallPrompt } from '../offline/install-prompt.ts';

/** Keeps the browser's offer, which comes once and early, until there is a place for it. */
export const keepInstallPrompt = () =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    globalThis.installPrompt = event as InstallPrompt;
  });
