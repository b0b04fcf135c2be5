import { isInstalled } from '../../offline/install-prompt.ts';

/** `HOME_SCREEN`: iOS, where only what is on the home screen receives reminders. */
export type Support = 'READY' | 'DENIED' | 'HOME_SCREEN' | 'UNSUPPORTED';

const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac, which has no touch screen.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function findSupport(): Support {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return isIos() && !isInstalled() ? 'HOME_SCREEN' : 'UNSUPPORTED';
  return Notification.permission === 'denied' ? 'DENIED' : 'READY';
}
