import { originOf, type Question } from '../../index.ts';
import { foldBody, foldMarkup } from '../content-hash.ts';
import { contentOf, type QuestionContent } from './stored-question.ts';

/** A question as a row of a file says it is. What the row leaves out stays: reasons and model points too. */
export function withRow(current: QuestionContent, row: Question): QuestionContent {
  const given = Object.entries(contentOf(row)).filter(
    ([field, value]) => field === 'options' || field === 'parts' || !(Array.isArray(value) && value.length === 0),
  );
  const next = { ...current, ...Object.fromEntries(given) } as QuestionContent;
  const origin = originOf(next);
  const reasons = byText(current.options, ({ reason }) => reason);
  const points = byText(current.parts, (part) => part.points);
  return {
    ...next,
    ...(origin && { origin }),
    options: next.options.map((option) => {
      const reason = option.reason ?? reasons(option.text);
      return reason === undefined ? option : { ...option, reason };
    }),
    parts: next.parts.map((part) => (part.points.length > 0 ? part : { ...part, points: points(part.text) ?? [] })),
  };
}

/** Finds what belongs to a text: to the one with the same capitals, else to the only one with others. */
function byText<Item extends { text: string }, Value>(items: readonly Item[], valueOf: (item: Item) => Value) {
  return (text: string): Value | undefined => {
    const alike = items.filter((item) => foldBody(item.text) === foldBody(text));
    const found =
      alike.find((item) => foldMarkup(item.text) === foldMarkup(text)) ?? (alike.length === 1 ? alike[0] : undefined);
    return found && valueOf(found);
  };
}
