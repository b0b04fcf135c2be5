const comparable = (text: string) => text.normalize('NFC').toLocaleLowerCase();

/** Whether a name has every word of what was typed, in any order. */
export function matches(name: string, typed: string): boolean {
  const sought = comparable(name);
  return comparable(typed)
    .split(/\s+/)
    .every((word) => sought.includes(word));
}
