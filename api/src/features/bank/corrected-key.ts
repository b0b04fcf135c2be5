import { foldMarkup } from './draft/content-hash.ts';

type Option = { text: string; correct: boolean };

/**
 * The place of each of `options` among `others`; undefined where it is not one of them. Options are the same by their
 * text, wherever they stand; those that were reworded, by their place.
 */
function placesAmong(options: readonly Option[], others: readonly Option[]): (number | undefined)[] {
  const texts = others.map(({ text }) => foldMarkup(text));
  const places = options.map(({ text }) => texts.indexOf(foldMarkup(text)));
  return places.map((place, index) => {
    if (place >= 0) return place;
    return index < others.length && !places.includes(index) ? index : undefined;
  });
}

/** Whether an option became right or wrong. */
export function isNewKey(before: readonly Option[], after: readonly Option[]): boolean {
  const places = placesAmong(after, before);
  return after.some(({ correct }, index) => (before[places[index] ?? -1]?.correct ?? correct) !== correct);
}

/** Options of an older version with the key and the reasons of a newer one. Undefined if they are other options. */
export function withNewKey<Old extends Option & { reason?: string }>(
  older: readonly Old[],
  newer: readonly (Option & { reason?: string })[],
): Old[] | undefined {
  if (older.length !== newer.length) return undefined;
  const places = placesAmong(older, newer);
  if (new Set(places).size < older.length || places.includes(undefined)) return undefined;
  return older.map((option, index) => {
    const { correct, reason } = newer[places[index]!]!;
    return { ...option, correct, ...(reason !== undefined && { reason }) };
  });
}
