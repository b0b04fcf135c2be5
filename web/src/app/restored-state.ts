import type { NormalizedCacheObject } from '@apollo/client/cache';

/** Id of the script element with a server-rendered page's data. */
export const STATE_ID = 'page-state';

/** Event of the window: the whole server-rendered page is hydrated. */
export const HYDRATED = 'hydrated';

export function restoredState(): NormalizedCacheObject | undefined {
  const block = document.getElementById(STATE_ID);
  return block ? (JSON.parse(block.textContent) as NormalizedCacheObject) : undefined;
}
