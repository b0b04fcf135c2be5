/** Whether this browser has what downloads need. Without https, browsers have no crypto.subtle. */
export const canDownload = () =>
  typeof DecompressionStream === 'function' &&
  typeof crypto === 'object' &&
  'subtle' in crypto &&
  typeof indexedDB === 'object';

/** Bytes that this site may still store, where the browser tells. */
export async function freeSpace(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota === undefined || usage === undefined ? undefined : Math.max(0, quota - usage);
}

/** Asks the browser not to remove what is stored when the device runs out of room. */
export const askToPersist = () => void navigator.storage?.persist?.().catch(() => {});
