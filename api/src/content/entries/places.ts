type Placed = { id: string; position: number };

/**
 * New positions, by id, after `id` was moved behind `after`, or to the front where that is null. As few rows as possible
 * change theirs: an import leaves alone whatever was moved.
 */
export function placesOf(
  inOrder: readonly Placed[],
  { id, after }: { id: string; after: string | null },
): Map<string, number> {
  const places = new Map<string, number>();
  const from = inOrder.findIndex((row) => row.id === id);
  const behind = after === null ? -1 : inOrder.findIndex((row) => row.id === after);
  if (behind === from || behind === from - 1) return places;
  if (behind < from) {
    // Up: those below make room, as far as the gap that it leaves.
    const rest = inOrder.slice(behind + 1).filter((row) => row.id !== id);
    let next = behind < 0 ? rest[0]!.position - 1 : inOrder[behind]!.position + 1;
    places.set(id, next);
    for (const row of rest) {
      if (row.position > next) break;
      places.set(row.id, (next += 1));
    }
    return places;
  }
  const rest = inOrder.slice(0, behind + 1).filter((row) => row.id !== id);
  const follower = inOrder[behind + 1];
  let next = follower === undefined ? rest.at(-1)!.position + 1 : follower.position - 1;
  places.set(id, next);
  for (const row of rest.toReversed()) {
    if (row.position < next) break;
    places.set(row.id, (next -= 1));
  }
  return places;
}
