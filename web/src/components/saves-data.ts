type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether to avoid prefetching, because the reader saves data or the connection is slow. */
export function savesData(): boolean {
  // Only in Chromium-based browsers.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
