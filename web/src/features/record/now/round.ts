/** How many questions a round has. */
export const ROUND = 10;

type Place = { place: number; total: number };

/** What a round of at most `max` questions is likely to have, without loading it. */
export function expectRound(own: { due: number; wrong: number }, places: readonly Place[], max = ROUND) {
  const left = places.reduce((sum, { place, total }) => sum + Math.max(0, total - place), 0);
  const due = Math.min(max, own.due);
  const wrong = Math.min(max - due, own.wrong);
  const fresh = Math.min(max - due - wrong, left);
  return { due, wrong, fresh, count: due + wrong + fresh };
}
