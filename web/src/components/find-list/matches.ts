const comparable = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/** Whether a name contains every typed word, in any order. */
export function matches(name: string, typed: string): boolean {
  const sought = comparable(name);
  return comparable(typed)
    .split(/\s+/)
    .every((word) => sought.includes(word));
}
