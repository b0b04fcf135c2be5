const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
type Doubt = { field: string; words: readonly string[] };
type BijoyText = { fields: readonly string[]; from: string; to: string; doubts: readonly Doubt[] };
const inFields = (doubts: readonly Doubt[]) =>
  doubts.map(({ field, words }) => `${quoted(words)} (${field})`).join(', ');

export const bijoyMessages = {
  bijoy: ({ fields, from, to, doubts }: BijoyText) =>
    `লেখাটি বিজয় বলে মনে হচ্ছে (${fields.join(', ')}): “${from}” ইউনিকোডে হয় “${to}” (--bijoy convert দিলে তা-ই নেওয়া হয়, ` +
    `--bijoy keep দিলে যেমন আছে তেমন)${doubts.length > 0 ? `, তবে এই শব্দগুলো নয়: ${inFields(doubts)}` : ''}`,
  bijoyConverted: ({ fields, kept }: { fields: readonly string[]; kept: readonly string[] }) =>
    `বিজয় থেকে ইউনিকোড করা হয়েছে: ${fields.join(', ')}` +
    (kept.length > 0 ? `; ইংরেজি অক্ষরে রাখা হয়েছে: ${quoted(kept)}` : ''),
  bijoyDoubtful: ({ doubts }: { fields: readonly string[]; doubts: BijoyText['doubts'] }) =>
    `বিজয় থেকে নিশ্চিতভাবে ইউনিকোড করা যায় না, তাই কিছুই করা হয়নি: ${inFields(doubts)}`,
};
