import { defineMessages } from '../../../../http/messages.ts';
import * as bangla from './messages.bn.ts';

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ');
/** Words that cannot be converted for certain. */
type Doubt = { field: string; words: readonly string[] };
export type BijoyText = { fields: readonly string[]; from: string; to: string; doubts: readonly Doubt[] };
const inFields = (doubts: readonly Doubt[]) =>
  doubts.map(({ field, words }) => `${quoted(words)} (${field})`).join(', ');

export const bijoyMessages = defineMessages('questions.row', bangla.bijoyMessages, {
  bijoy: ({ fields, from, to, doubts }: BijoyText) =>
    `text that looks like Bijoy (${fields.join(', ')}): "${from}" reads "${to}" in Unicode (--bijoy convert takes it as that, ` +
    `--bijoy keep as it is)${doubts.length > 0 ? `, but not these words: ${inFields(doubts)}` : ''}`,
  bijoyConverted: ({ fields, kept }: { fields: readonly string[]; kept: readonly string[] }) =>
    `converted from Bijoy to Unicode: ${fields.join(', ')}` +
    (kept.length > 0 ? `; kept in Latin letters: ${quoted(kept)}` : ''),
  bijoyDoubtful: ({ doubts }: { fields: readonly string[]; doubts: BijoyText['doubts'] }) =>
    `cannot be converted from Bijoy for certain, so nothing of it is: ${inFields(doubts)}`,
});
