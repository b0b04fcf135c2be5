import { importable } from '../shared/importable.ts';
import type { ExportQuestion, Batches } from '../format.ts';

/** JSON Lines in the shape of questionSchema. */
export async function* writeJsonl(batches: Batches): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((one) => `${JSON.stringify(toLine(one))}\n`).join('');
}

function toLine(question: ExportQuestion) {
  const { ref, type, prof, subject, chapter, topic, also_in, appearances, origin, ...rest } = importable(question);
  const { stem, options, parts, media, explanation, take_away, references } = rest;
  const line = {
    ref,
    type,
    prof,
    subject,
    chapter,
    topic,
    also_in,
    appearances,
    origin,
    stem,
    options,
    parts,
    media: media.map(({ image, alt, credit }) => ({ image, alt, credit })),
    explanation,
    take_away,
    references,
  };
  return Object.fromEntries(Object.entries(line).filter(([, value]) => !Array.isArray(value) || value.length > 0));
}
