const KEPT_MS = 60_000;

/** Hands a file to the browser to save. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
