import type { Form } from '../draft/form.ts';

const PLACES: readonly [RegExp, string][] = [
  [/model points|\bpart\b|marks/i, 'parts-heading'],
  [/option|statement|correct/i, 'options-heading'],
  [/explanation/i, 'field-explanation'],
  [/reference/i, 'field-reference'],
  [/topic/i, 'field-topic'],
  [/chapter/i, 'field-chapter'],
  [/subject|professional year/i, 'field-subject'],
  [/board|year|sitting|paper|appear/i, 'papers-heading'],
  [/picture/i, 'pictures-heading'],
];

/** The id of the field that a sentence of the server is about; the question's text where it names none. */
export function fieldOf(text: string, form: Form): string {
  const letterOfOption = /\b(?:option|statement) ([A-J])\b/i.exec(text)?.[1] ?? /^The key, ([A-J])\b/.exec(text)?.[1];
  const option = letterOfOption && form.options[letterOfOption.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)];
  if (option) return `option-${option.id}`;
  return PLACES.find(([pattern]) => pattern.test(text))?.[1] ?? 'field-stem';
}
