import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { slipsBetween, slipsOf } from './edits.ts';

const MAX_ENDINGS = 12;
const MAX_CORRECTIONS = 3;
const MIN_CORRECTED = 4;
// From here on two slips are allowed for.
const LONG_WORD = 7;
const SIMILAR_WORDS = 30;
// Endings of a whole word only add to what it finds: common ones would cost more than they bring.
const MAX_ENDING_STEMS = 20_000;

type Word = { word: string; stems: number; listed: boolean };

const isNumber = (word: string) => /^\d+$/.test(word);

/**
 * The words that a reader may know of. Without full access those of locked stems alone are not among them, so that
 * no completion and no correction tells what a locked question says.
 */
export function vocabulary(db: Database, fullAccess: boolean) {
  const count = fullAccess ? sql`stems` : sql`open`;
  const known = fullAccess ? sql`true` : sql`(listed or open > 0)`;
  const best = sql`listed desc, ${count} desc, word`;
  const rows = (where: ReturnType<typeof sql>, limit: number) =>
    rowsOf<Word>(
      db,
      sql`select word, ${count} as stems, listed from search_words where ${known} and ${where} order by ${best} limit ${limit}`,
    );

  return {
    /** Which of them there are; numbers are not counted, and taken as they are. */
    async whole(words: readonly string[]): Promise<Set<string>> {
      const found = await rows(sql`word in ${words}`, words.length);
      return new Set([...words.filter(isNumber), ...found.map(({ word }) => word)]);
    },

    /** What a word that is being typed may become, the most usual first. */
    async endingsOf(start: string, isWhole: boolean): Promise<string[]> {
      // One letter begins a tenth of all words: what has a name is meant.
      const wanted = start.length === 1 ? sql`listed` : sql`true`;
      const found = await rows(sql`word > ${start} and word < ${`${start}\u{10FFFF}`} and ${wanted}`, MAX_ENDINGS);
      let left = MAX_ENDING_STEMS;
      const cheap = found.filter(({ stems }) => {
        if (stems > left) return false;
        left -= stems;
        return true;
      });
      const taken = cheap.length > 0 || isWhole ? cheap : found.slice(0, 1);
      return taken.map(({ word }) => word);
    },

    /** What a mistyped word may have been meant to be: the fewest slips first, then the most usual. */
    async correctionsOf(word: string): Promise<string[]> {
      if (word.length < MIN_CORRECTED || isNumber(word)) return [];
      const near = await rows(sql`word in ${slipsOf(word)}`, MAX_CORRECTIONS);
      if (near.length > 0 || word.length < LONG_WORD) return near.map((one) => one.word);
      const similar = await rowsOf<Word>(
        db,
        sql`select word, ${count} as stems, listed from search_words where ${known} and word % ${word}
              order by similarity(word, ${word}) desc, ${best} limit ${SIMILAR_WORDS}`,
      );
      return similar
        .filter((one) => slipsBetween(one.word, word) <= 2)
        .slice(0, MAX_CORRECTIONS)
        .map((one) => one.word);
    },
  };
}
