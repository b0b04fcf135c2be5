import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../db/sql-rows.ts';
import { slipsBetween, slipsOf } from './edits.ts';

const MAX_ENDINGS = 12;
const MAX_CORRECTIONS = 3;
const MIN_CORRECTED = 4;
// From here on two slips are allowed for.
const LONG_WORD = 7;
const SIMILAR_WORDS = 30;
// Clavical is clavicle, not clinical.
const NEAR_BEST = 0.85;
// What one text may look up, 40 ms of the embedded database: six words of English. Further ones are not corrected.
const MAX_SLIPS = 4_000;
// Endings of a whole word only add to what it finds: common ones would cost more than they bring.
const MAX_ENDING_STEMS = 20_000;

/** A word, and how many questions have it that the reader may open. */
export type Word = { word: string; stems: number };

// They are not counted: as telling as a word of so many questions.
const NUMBER_STEMS = 200;

const isNumber = (word: string) => /^\d+$/.test(word);

/**
 * The words that a reader may know of, for one text. Without full access those of locked questions alone are not among them, so that
 * no completion and no correction tells what a locked question says.
 */
export function vocabularyOf(db: Reader, fullAccess: boolean) {
  const count = fullAccess ? sql`stems` : sql`open`;
  const known = fullAccess ? sql`true` : sql`(listed or open > 0)`;
  const usual = sql`listed desc, ${count} desc, word`;
  const rows = (where: ReturnType<typeof sql>, limit: number) =>
    rowsOf<Word>(
      db,
      sql`select word, ${count} as stems from search_words where ${known} and ${where} order by ${usual} limit ${limit}`,
    );

  let slipsLeft = MAX_SLIPS;

  return {
    /** Which of them there are; numbers are not counted, and taken as they are. */
    async whole(words: readonly string[]): Promise<Map<string, Word>> {
      const found = await rows(sql`word in ${words}`, words.length);
      const numbers = words.filter(isNumber).map((word) => ({ word, stems: NUMBER_STEMS }));
      return new Map([...numbers, ...found].map((one) => [one.word, one]));
    },

    /** What a word that is being typed may become, the most usual first. */
    async endingsOf(start: string, isWhole: boolean): Promise<Word[]> {
      // One letter begins a tenth of all words: what has a name is meant.
      const wanted = start.length === 1 ? sql`listed` : sql`true`;
      const found = await rows(sql`word > ${start} and word < ${`${start}\u{10FFFF}`} and ${wanted}`, MAX_ENDINGS);
      let left = MAX_ENDING_STEMS;
      const cheap = found.filter(({ stems }) => {
        if (stems > left) return false;
        left -= stems;
        return true;
      });
      return cheap.length > 0 || isWhole ? cheap : found.slice(0, 1);
    },

    /** What a mistyped word may have been meant to be: the fewest slips first, then the most usual. */
    async correctionsOf(word: string): Promise<Word[]> {
      if (word.length < MIN_CORRECTED || isNumber(word)) return [];
      const slips = slipsOf(word);
      slipsLeft -= slips.length;
      if (slipsLeft < 0) return [];
      const near = await rows(sql`word = any(${sql.param(slips)}::text[])`, MAX_CORRECTIONS);
      if (near.length > 0 || word.length < LONG_WORD) return near;
      const similar = await rowsOf<Word & { similarity: number }>(
        db,
        sql`select word, ${count} as stems, similarity(word, ${word}) from search_words where ${known} and word % ${word}
              order by similarity desc, ${usual} limit ${SIMILAR_WORDS}`,
      );
      const meant = similar.filter((one) => slipsBetween(one.word, word) <= 2);
      const best = meant[0]?.similarity ?? 0;
      return meant.filter(({ similarity }) => similarity >= NEAR_BEST * best).slice(0, MAX_CORRECTIONS);
    },
  };
}

export type Vocabulary = ReturnType<typeof vocabularyOf>;
