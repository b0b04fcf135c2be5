import { toNfc } from 'text/normalise.ts';
const MAX_LENGTH = 24;

// At most two vowel signs on a letter, so that nobody stacks accents. Joiners are part of Bangla spelling.
const WORD =
  /(?:[\p{L}--\p{Default_Ignorable_Code_Point}](?:[\p{M}--\p{Default_Ignorable_Code_Point}]|[\u200C\u200D](?=[\p{L}\p{M}])){0,4})+/gv;
// Abbreviations such as Md, Mst and Sk have no vowel.
const ABBREVIATION = /^[b-df-hj-np-tv-xz]+$/i;

const TITLES = wordsOf(`doctor prof professor miss most mosa engr adv capt major col
  ডা ডাঃ ডক্টর ড অধ্যাপক জনাব মি মিঃ মিসেস মো মোঃ মোছা মোছাঃ মোসা মোসাঃ`);
// Titles before another name, like "Md.", but first names when they stand alone.
const COMMON_FIRST = wordsOf(`mohammad mohammed mohamed mohamad muhammad muhammed mosammat mosammet musammat
  মোহাম্মদ মোহাম্মাদ মুহাম্মদ মুহাম্মাদ মোসাম্মৎ মোছাম্মৎ মোসাম্মাৎ`);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(toNfc(list).split(/\s+/));
}

/** One word of at most 24 letters, without titles, initials, or Mohammad before another name. */
export function firstName(name: string): string | undefined {
  const names = (toNfc(name).match(WORD) ?? []).filter(isName);
  return names.find((word) => !COMMON_FIRST.has(word.toLowerCase())) ?? names[0];
}

function isName(word: string): boolean {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  return (
    letters > 1 && Array.from(word).length <= MAX_LENGTH && !ABBREVIATION.test(word) && !TITLES.has(word.toLowerCase())
  );
}
