import type { NormalizedCacheObject } from '@apollo/client/cache';

/** The data block that a server sends the page's data in. */
export const STATE_ID = 'page-state';

/** What the page was rendered from, where a server has rendered it. */
export function restoredState(): NormalizedCacheObject | undefined {
  const block = document.getElementById(STATE_ID);
  return block ? (JSON.parse(block.textContent) as NormalizedCacheObject) : undefined;
}
