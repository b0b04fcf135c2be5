import { importable } from '../shared/importable.ts';
import type { ExportQuestion, Batches } from '../format.ts';

const FIELDS = (
  'ref type prof subject chapter topic also_in appearances origin stem options parts media explanation ' +
  'explanation_bn take_away references items'
).split(' ');

/** JSON Lines in the shape of questionSchema. */
export async function* writeJsonl(batches: Batches): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map((one) => `${JSON.stringify(toLine(one))}\n`).join('');
}

function toLine(question: ExportQuestion) {
  const { media, ...rest } = importable(question);
  const line: Record<string, unknown> = {
    ...rest,
    media: media.map(({ width: _width, height: _height, ...picture }) => picture),
  };
  const filled = FIELDS.filter((name) => !Array.isArray(line[name]) || line[name].length > 0);
  return Object.fromEntries(filled.map((name) => [name, line[name]]));
}
