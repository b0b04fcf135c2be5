import { originOf, type Question } from '../../index.ts';
import { foldBody, foldMarkup } from '../content-hash.ts';
import { contentOf, type QuestionContent } from './stored-question.ts';

/** Applies a row to a question. Empty fields stay, reasons and model points too. */
export function withRow(current: QuestionContent, row: Question): QuestionContent {
  const filled = Object.entries(contentOf(row)).filter(
    ([field, value]) => field === 'options' || field === 'parts' || !(Array.isArray(value) && value.length === 0),
  );
  const next = { ...current, ...Object.fromEntries(filled) } as QuestionContent;
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

/** Looks up the value of a text: that with the same case, or else the only one in another case. */
function byText<Item extends { text: string }, Value>(items: readonly Item[], valueOf: (item: Item) => Value) {
  return (text: string): Value | undefined => {
    const alike = items.filter((item) => foldBody(item.text) === foldBody(text));
    const found =
      alike.find((item) => foldMarkup(item.text) === foldMarkup(text)) ?? (alike.length === 1 ? alike[0] : undefined);
    return found && valueOf(found);
  };
}
