import type { PartRow } from '../../../db/schema.ts';
import { originOf, type Question, foldBody, foldMarkup } from '../../bank/draft/index.ts';
import { contentOf, type QuestionContent } from '../../bank/index.ts';

/** Applies a row to a question. Empty fields stay, reasons and model points too. */
export function withRow(current: QuestionContent, row: Question): QuestionContent {
  const filled = Object.entries(contentOf(row)).filter(
    ([field, value]) => field === 'options' || field === 'parts' || !(Array.isArray(value) && value.length === 0),
  );
  const next = { ...current, ...Object.fromEntries(filled) } as QuestionContent;
  const origin = originOf(next);
  const reasons = byText(current.options, ({ reason }) => reason);
  const former = byText(current.parts, (part) => part);
  return {
    ...next,
    ...(origin && { origin }),
    options: next.options.map((option) => {
      const reason = option.reason ?? reasons(option.text);
      return reason === undefined ? option : { ...option, reason };
    }),
    parts: next.parts.map((part) => withPoints(part, former(part.text))),
  };
}

/** Weights stay with as many points as they are for. */
function withPoints(part: PartRow, former: PartRow | undefined): PartRow {
  const points = part.points.length > 0 ? part.points : (former?.points ?? []);
  const weights = part.weights ?? (former?.weights?.length === points.length ? former.weights : undefined);
  return { ...part, points, ...(weights && { weights }) };
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
