const FIRST_HIGH_BYTE = 0x80;
const HIGH_BYTES = Array.from({ length: 0x80 }, (_, index) => FIRST_HIGH_BYTE + index);
/** What programs show for a byte: Windows-1252, or Latin-1 where that has control characters. */
const BYTES: ReadonlyMap<string, number> = new Map([
  ...HIGH_BYTES.map((byte) => [String.fromCharCode(byte), byte] as const),
  ...Array.from(new TextDecoder('windows-1252').decode(Uint8Array.from(HIGH_BYTES)), (shown, index) => {
    return [shown, HIGH_BYTES[index]!] as const;
  }),
]);

const shownFor = (from: number, to: number) =>
  `[${[...BYTES].flatMap(([shown, byte]) => (byte >= from && byte <= to ? [shown] : [])).join('')}]`;
const NEXT = shownFor(0x80, 0xbf);
const SEQUENCE = new RegExp(
  `${shownFor(0xc2, 0xdf)}${NEXT}|${shownFor(0xe0, 0xef)}${NEXT}{2}|${shownFor(0xf0, 0xf4)}${NEXT}{3}`,
  'g',
);
// What medical texts have: Latin, Greek, accents, Bangla, punctuation, mathematics, ligatures, emoji. Chinese is chance.
const PLAUSIBLE =
  /^[\u0080-\u017F\u0192\u02C6\u02DC\u0386-\u03CE\u0964\u0965\u0980-\u09FF\u2000-\u2BFF\uFB00-\uFB06\uFEFF\uFFFD\u{1F300}-\u{1FAFF}]$|^[\u0300-\u036F]$/u;
// Ångström before a dash or a quotation mark reads like the first half of a letter of Central Europe.
const UNIT = /^[ÄÅÆ]/;
const INSIDE_WORD = /^[^\s\d([“"]|[A-Za-z]$/;
// Text may be misread more than once.
const MAX_ROUNDS = 3;

/** Undoes the reading of UTF-8 as Windows-1252 or Latin-1 (`â€™`, `Âµg`, `à¦¬à¦¾`). Text without it comes back as it is. */
export function undoMojibake(text: string): string {
  let repaired = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = repaired;
    repaired = before.replace(SEQUENCE, (sequence, at: number) => decode(sequence, before, at));
    if (repaired === before) break;
  }
  return repaired;
}

function decode(sequence: string, text: string, at: number): string {
  const around = (text[at - 1] ?? ' ') + (text[at + sequence.length] ?? ' ');
  if (UNIT.test(sequence) && !INSIDE_WORD.test(around)) return sequence;
  const decoded = new TextDecoder().decode(Uint8Array.from(sequence, (shown) => BYTES.get(shown)!));
  return PLAUSIBLE.test(decoded) ? decoded : sequence;
}

/** The character that Windows-1252 has for a control character (`\u0092` is `’`). */
export const undoControls = (text: string): string =>
  text.replace(/[\u0080-\u009F]/g, (control) =>
    new TextDecoder('windows-1252').decode(Uint8Array.of(control.charCodeAt(0))),
  );
