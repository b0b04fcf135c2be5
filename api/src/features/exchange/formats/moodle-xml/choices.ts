import type { Message } from '../../../../http/messages.ts';
import { formatMessages } from '../messages.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import { readPercent, problemOfShares } from '../shared/shares.ts';
import { bodyOf } from './bodies.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './elements.ts';
import { readFlag } from '../shared/flags.ts';
import { quote } from '../../files/quote.ts';

type Choices = { draft: Draft; notes: Message[] } | { refusal: Message };

/** A multiple choice question: of a single answer an SBA, of several an MTF. */
export function readChoices(element: XmlElement): Choices {
  const single = childOf(element, 'single');
  // Moodle takes a question without `single` for one.
  const isSingle = single === undefined || readFlag(textOf(single));
  if (isSingle === undefined)
    return { refusal: formatMessages.notAFlag({ field: 'single', text: quote(textOf(single)) }) };
  const answers = childrenOf(element, 'answer');
  const weights: number[] = [];
  for (const [index, { attributes }] of answers.entries()) {
    const text = attributes['fraction'] ?? '';
    const weight = readPercent(text);
    if (weight === undefined) return { refusal: formatMessages.badFraction({ number: index + 1, text: quote(text) }) };
    weights.push(weight);
  }
  const problem = isSingle ? undefined : problemOfShares(weights);
  if (problem && 'refusal' in problem) return problem;
  if (isSingle && weights.some((weight) => weight > 0 && weight < 100)) return { refusal: formatMessages.halfRight() };
  const options = answers.map((answer, index) => ({
    text: bodyOf(answer),
    correct: weights[index]! > 0,
    reason: bodyOf(childOf(answer, 'feedback')) || undefined,
  }));
  return { draft: { type: isSingle ? 'SBA' : 'MTF', options }, notes: problem?.notes ?? [] };
}
