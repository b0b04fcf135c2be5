const LATIN = 'abcdefghijklmnopqrstuvwxyz';
// Vowels, consonants, signs of vowels, the joining sign and the nasal signs.
const BANGLA = Array.from({ length: 0x63 }, (_, index) => String.fromCharCode(0x0981 + index)).filter((letter) =>
  /[\p{L}\p{M}]/u.test(letter),
);

const lettersFor = (word: string): readonly string[] => (/[\u0980-\u09FF]/.test(word) ? BANGLA : Array.from(LATIN));

/** Every word that is one slip away: a letter missing, doubled or too many, another letter, two swapped. */
export function slipsOf(word: string): string[] {
  const letters = Array.from(word);
  const others = lettersFor(word);
  const slips = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('');
    const [first = '', second = ''] = letters.slice(at);
    const after = letters.slice(at + 1).join('');
    if (first) slips.add(before + after);
    if (second) slips.add(before + second + first + letters.slice(at + 2).join(''));
    for (const other of others) {
      slips.add(before + other + first + after);
      if (first) slips.add(before + other + after);
    }
  }
  slips.delete(word);
  slips.delete('');
  return [...slips];
}

/** How many slips lie between two words; two letters swapped are one. */
export function slipsBetween(one: string, other: string): number {
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
