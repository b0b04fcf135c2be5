/** Not in TypeScript's types, since only Chromium-based browsers have it. */
export type InstallPrompt = Event & {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  /** The browser's offer to install the site. */
  var installPrompt: InstallPrompt | undefined;
}

/** Opened from the home screen or as an app of its own. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
