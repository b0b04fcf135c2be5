import { createHash } from 'node:crypto';
import '../app/early-taps.ts';

export type PageFiles = {
  styles: string[];
  /** In the order of their evaluation, the entry last. */
  scripts: string[];
  preloads: string[];
};

/**
 * Loads a page's files after its first paint, or as soon as the reader touches it. Runs in the page, without access to
 * this module.
 */
function startAfterPaint() {
  const { styles, scripts, preloads } = JSON.parse(document.currentScript!.dataset['files']!) as PageFiles;
  // A picture in view may be the largest paint: it goes before the scripts, for so long.
  const PICTURES_MS = 500;
  // Of a page that is not shown, so never painted.
  const UNPAINTED_MS = 3000;
  const TOUCHES = ['pointerdown', 'keydown', 'input'];
  let isStarted = false;
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  try {
    // For a reader who has a record, here or in an account, room is kept for what it shows.
    // Home has no hero for those who are signed in.
    const session = localStorage.getItem('root');
    document.documentElement.toggleAttribute('data-session', session !== null);
    document.documentElement.toggleAttribute('data-record', (session ?? localStorage.getItem('study-record')) !== null);
  } catch {
    // A browser without storage has no record.
  }

  const add = (tag: 'link' | 'script', attributes: Record<string, string>) =>
    new Promise<unknown>((resolve) => {
      const element = Object.assign(document.createElement(tag), attributes, { crossOrigin: '' });
      element.addEventListener('load', resolve);
      element.addEventListener('error', resolve);
      document.head.append(element);
    });

  async function start() {
    if (isStarted) return;
    // Scripts need the whole page.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    isStarted = true;
    for (const type of TOUCHES) removeEventListener(type, start, true);
    const loading = styles.map((href) => add('link', { rel: 'stylesheet', href }));
    for (const href of preloads) void add('link', { rel: 'modulepreload', href });
    // What scripts show may need more styles than the page brought.
    await Promise.all(loading);
    // Each is a task of its own: as one, they block a phone for too long.
    for (const src of scripts) await add('script', { type: 'module', src });
  }

  function afterPaint() {
    if (document.readyState === 'complete') return void setTimeout(start);
    addEventListener('load', () => setTimeout(start));
    setTimeout(start, PICTURES_MS);
  }

  globalThis.earlyTaps = [];
  const recordTap = ({ target }: MouseEvent) => {
    if (!globalThis.earlyTaps) return removeEventListener('click', recordTap, true);
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (button) globalThis.earlyTaps.push(button);
  };
  addEventListener('click', recordTap, true);
  for (const type of TOUCHES) addEventListener(type, start, { capture: true, passive: true });
  setTimeout(start, UNPAINTED_MS);
  try {
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      afterPaint();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    afterPaint();
  }
}

export const START_SCRIPT = `(${startAfterPaint.toString()})()`;

/** For the Content-Security-Policy. */
export const START_SCRIPT_HASH = `'sha256-${createHash('sha256').update(START_SCRIPT).digest('base64')}'`;
