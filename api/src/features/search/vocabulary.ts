import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../db/sql-rows.ts';
import { editDistance, editsOf } from './spelling.ts';

const MAX_ENDINGS = 12;
const MAX_CORRECTIONS = 3;
const MIN_CORRECTED = 4;
// Words from this length may have two edits.
const LONG_WORD = 7;
const SIMILAR_WORDS = 30;
// Clavical is clavicle, not clinical.
const NEAR_BEST = 0.85;
// Per search: 40 ms of PGlite, six English words. Further words are not corrected.
const MAX_EDITS = 4_000;
// Common completions of a whole word cost more than they add.
const MAX_ENDING_STEMS = 20_000;

/** `stems` counts the questions that the reader may open. */
export type Word = { word: string; stems: number };

// Numbers are not counted; this is their assumed frequency.
const NUMBER_STEMS = 200;

const isNumber = (word: string) => /^\d+$/.test(word);

/** Without full access, excludes words of locked questions, which completions and corrections would reveal. */
export function vocabularyOf(db: Reader, fullAccess: boolean) {
  const count = fullAccess ? sql`stems` : sql`open`;
  const isVisible = fullAccess ? sql`true` : sql`(listed or open > 0)`;
  const byFrequency = sql`listed desc, ${count} desc, word`;
  const rows = (where: ReturnType<typeof sql>, limit: number) =>
    rowsOf<Word>(
      db,
      sql`select word, ${count} as stems from search_words where ${isVisible} and ${where} order by ${byFrequency} limit ${limit}`,
    );

  let editsLeft = MAX_EDITS;

  return {
    /** Numbers always exist. */
    async whole(words: readonly string[]): Promise<Map<string, Word>> {
      if (words.length === 0) return new Map();
      const found = await rows(sql`word in ${words}`, words.length);
      const numbers = words.filter(isNumber).map((word) => ({ word, stems: NUMBER_STEMS }));
      return new Map([...numbers, ...found].map((one) => [one.word, one]));
    },

    /** Completions, most frequent first. */
    async endingsOf(start: string, isWhole: boolean): Promise<Word[]> {
      // A tenth of all words begin with any letter, so only names.
      const isAllowed = start.length === 1 ? sql`listed` : sql`true`;
      const found = await rows(sql`word > ${start} and word < ${`${start}\u{10FFFF}`} and ${isAllowed}`, MAX_ENDINGS);
      let stemsLeft = MAX_ENDING_STEMS;
      const cheap = found.filter(({ stems }) => {
        if (stems > stemsLeft) return false;
        stemsLeft -= stems;
        return true;
      });
      return cheap.length > 0 || isWhole ? cheap : found.slice(0, 1);
    },

    /** Corrections, fewest edits first, then most frequent. */
    async correctionsOf(word: string): Promise<Word[]> {
      if (word.length < MIN_CORRECTED || isNumber(word)) return [];
      const edits = editsOf(word);
      editsLeft -= edits.length;
      if (editsLeft < 0) return [];
      const near = await rows(sql`word = any(${sql.param(edits)}::text[])`, MAX_CORRECTIONS);
      if (near.length > 0 || word.length < LONG_WORD) return near;
      const similar = await rowsOf<Word & { similarity: number }>(
        db,
        sql`select word, ${count} as stems, similarity(word, ${word}) from search_words where ${isVisible} and word % ${word}
              order by similarity desc, ${byFrequency} limit ${SIMILAR_WORDS}`,
      );
      const close = similar.filter((one) => editDistance(one.word, word) <= 2);
      const best = close[0]?.similarity ?? 0;
      return close.filter(({ similarity }) => similarity >= NEAR_BEST * best).slice(0, MAX_CORRECTIONS);
    },
  };
}

export type Vocabulary = ReturnType<typeof vocabularyOf>;
