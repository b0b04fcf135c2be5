/** How many questions a round has. */
export const ROUND = 10;
/** Fixed by the contract. */
export const PAGE_SIZE = 20;

type Place = { place: number; total: number };

/** What a round is likely to have, without loading it. */
export function expectRound(wrong: number, places: readonly Place[]): { wrong: number; fresh: number; count: number } {
  const left = places.reduce((sum, { place, total }) => sum + Math.max(0, total - place), 0);
  const count = Math.min(ROUND, wrong + left);
  return { wrong: Math.min(wrong, count), fresh: count - Math.min(wrong, count), count };
}
