type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether nothing is to be fetched before it is needed: the reader saves data, or the line is a slow one. */
export function savesData(): boolean {
  // Chromium's browsers alone say.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.endsWith('2g') ?? false);
}
