/** How many questions a round has. */
export const ROUND = 10;
/** Fixed by the contract. */
export const PAGE_SIZE = 20;

type Place = { place: number; total: number };

/** What a round is likely to have, without loading it. */
export function expectRound(own: { due: number; wrong: number }, places: readonly Place[]) {
  const left = places.reduce((sum, { place, total }) => sum + Math.max(0, total - place), 0);
  const due = Math.min(ROUND, own.due);
  const wrong = Math.min(ROUND - due, own.wrong);
  const fresh = Math.min(ROUND - due - wrong, left);
  return { due, wrong, fresh, count: due + wrong + fresh };
}
