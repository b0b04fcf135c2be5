import { asName, isColumn, LETTERS } from './template-columns.ts';

/** Names that people give to columns, beside those of the template. api/docs/question-import.md lists them. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ...['question', 'front', 'text', 'prompt'].map((name) => [name, 'stem'] as const),
  ...['answer', 'ans', 'key', 'correct answer', 'correct option'].map((name) => [name, 'correct'] as const),
  ...['extra', 'back extra', 'rationale', 'explanations'].map((name) => [name, 'explanation'] as const),
  ...['source', 'sources', 'reference'].map((name) => [name, 'references'] as const),
  ...['id', 'uid'].map((name) => [name, 'ref'] as const),
  ...['year'].map((name) => [name, 'years'] as const),
  ['takeaway', 'take_away'] as const,
  ...LETTERS.flatMap((letter, index) =>
    [letter, `option ${letter}`, `choice ${letter}`, `option ${index + 1}`, `choice ${index + 1}`].map(
      (name) => [name, `option_${letter}`] as const,
    ),
  ),
]);

/** The column of the template that a name means; undefined for none. */
export function columnOfName(name: string): string | undefined {
  const plain = asName(name)
    .replace(/[\s_-]+/g, ' ')
    .replace(/(?<![\s:.)])[\s:.)]+$/, '');
  const column = plain.replaceAll(' ', '_');
  return isColumn(column) ? column : ALIASES.get(plain);
}
