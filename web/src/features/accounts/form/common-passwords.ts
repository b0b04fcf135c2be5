let pending: Promise<ReadonlySet<string>> | undefined;

/** In lower case. scripts/common-passwords.ts generates the file. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (pending ??= fetchList());
}

async function fetchList() {
  try {
    const { default: lines } = await import('./common-passwords.txt?raw');
    return new Set(lines.trimEnd().split('\n'));
  } catch (error) {
    // The next focus of the field retries.
    pending = undefined;
    throw error;
  }
}
