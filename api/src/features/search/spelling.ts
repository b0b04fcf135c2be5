const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const BANGLA = Array.from({ length: 0x63 }, (_, index) => String.fromCharCode(0x0981 + index)).filter((letter) =>
  /[\p{L}\p{M}]/u.test(letter),
);

const lettersFor = (word: string): readonly string[] => (/[\u0980-\u09FF]/.test(word) ? BANGLA : Array.from(LATIN));

/** A letter missing, added or replaced, or two swapped. */
export function editsOf(word: string): string[] {
  const letters = Array.from(word);
  const alphabet = lettersFor(word);
  const edits = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('');
    const [first = '', second = ''] = letters.slice(at);
    const after = letters.slice(at + 1).join('');
    if (first) edits.add(before + after);
    if (second) edits.add(before + second + first + letters.slice(at + 2).join(''));
    for (const other of alphabet) {
      edits.add(before + other + first + after);
      if (first) edits.add(before + other + after);
    }
  }
  edits.delete(word);
  edits.delete('');
  return [...edits];
}

/** Damerau-Levenshtein: swapping two letters is one edit. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  const table = Array.from({ length: a.length + 1 }, (_, i) => b.reduce((row) => [...row, 0], [i]));
  for (let j = 0; j <= b.length; j += 1) table[0]![j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const cost = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, table[i - 1]![j - 1]! + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      table[i]![j] = swapped ? Math.min(cost, table[i - 2]![j - 2]! + 1) : cost;
    }
  }
  return table[a.length]![b.length]!;
}
