let pending: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords, in lower case; scripts/common-passwords.ts makes the file. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (pending ??= fetchList());
}

async function fetchList() {
  try {
    const { default: lines } = await import('./common-passwords.txt?raw');
    return new Set(lines.trimEnd().split('\n'));
  } catch (error) {
    // Whoever comes back to the field asks anew.
    pending = undefined;
    throw error;
  }
}
