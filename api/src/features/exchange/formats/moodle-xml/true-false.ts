import { readNumber } from 'text/number.ts';
import type { Message } from '../../../../http/messages.ts';
import { formatMessages } from '../messages.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import { readPercent } from '../shared/shares.ts';
import { bodyOf } from './bodies.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './elements.ts';
import { quote } from '../../files/quote.ts';

// Moodle writes them in the author's language.
const TRUE = new Set('true t yes y right correct wahr richtig ja vrai oui verdadero সত্য সঠিক হ্যাঁ'.split(' '));
const FALSE = new Set('false f no n wrong incorrect falsch nein faux non falso মিথ্যা ভুল না'.split(' '));

type Statements = { options: Draft[] } | { refusal: Message };

/** The statements of a multiple true/false question (qtype_mtf, qtype_kprime). */
export function readStatements(element: XmlElement): Statements {
  const columns = childrenOf(element, 'column').map((column) => ({
    number: readNumber(column.attributes['number'] ?? ''),
    text: textOf(childOf(column, 'responsetext'))
      .replace(/<[^<>]*>/g, '')
      .trim(),
  }));
  const right = columns.find(({ text }) => TRUE.has(text.toLowerCase()));
  const wrong = columns.find(({ text }) => FALSE.has(text.toLowerCase()));
  if (!right || !wrong || columns.length !== 2 || right.number === wrong.number) {
    return { refusal: formatMessages.notTrueFalse({ columns: columns.map(({ text }) => quote(text)) }) };
  }
  const weights = readWeights(element);
  if ('refusal' in weights) return weights;
  const options: Draft[] = [];
  for (const [index, row] of childrenOf(element, 'row').entries()) {
    const number = readNumber(row.attributes['number'] ?? '');
    // A statement without weights, or with the number of another, has no key.
    const [asTrue = 0, asFalse = 0] = [right, wrong].map((column) => weights.take(number, column.number));
    if (asTrue > 0 === asFalse > 0) return { refusal: formatMessages.statementWithoutKey({ number: index + 1 }) };
    const reason = bodyOf(childOf(row, 'feedbacktext') ?? childOf(row, 'feedback'));
    options.push({ text: bodyOf(childOf(row, 'optiontext')), correct: asTrue > 0, reason: reason || undefined });
  }
  return { options };
}

type Place = number | undefined;
type Weights = { take: (row: Place, column: Place) => number | undefined } | { refusal: Message };

/** Each weight is taken once. */
function readWeights(element: XmlElement): Weights {
  const weights = new Map<string, number>();
  for (const weight of childrenOf(element, 'weight')) {
    const places = ['rownumber', 'columnnumber'].map((name) => weight.attributes[name] ?? '');
    const text = childOf(weight, 'value')?.text.trim() ?? '';
    const [row, column] = places.map(readNumber);
    const value = readPercent(text);
    const at = `${row} ${column}`;
    if (row === undefined || column === undefined || value === undefined || weights.has(at)) {
      return { refusal: formatMessages.badMoodleWeight({ row: places[0]!, column: places[1]!, text }) };
    }
    weights.set(at, value);
  }
  return {
    take(row, column) {
      const at = `${row} ${column}`;
      const value = weights.get(at);
      weights.delete(at);
      return value;
    },
  };
}

/** Here each statement counts for itself, and a wrong one takes away. */
export function scoringNotes(element: XmlElement): Message[] {
  const scoring = textOf(childOf(element, 'scoringmethod'));
  return scoring.startsWith('subpoint') ? [] : [formatMessages.otherScoring({ scoring: scoring || 'mtf' })];
}
