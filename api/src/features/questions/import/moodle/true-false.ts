import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../../http/messages.ts';
import { rowMessages } from '../messages.ts';
import type { Draft } from '../parsed-row.ts';
import { bodyOf } from './bodies.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './elements.ts';

// Moodle writes them in the author's language.
const TRUE = new Set('true t yes y right correct wahr richtig ja vrai oui verdadero সত্য সঠিক হ্যাঁ'.split(' '));
const FALSE = new Set('false f no n wrong incorrect falsch nein faux non falso মিথ্যা ভুল না'.split(' '));
const MAX_QUOTE = 60;

type Statements = { options: Draft[] } | { refusal: Message };

/** The statements of a multiple true/false question (qtype_mtf, qtype_kprime). */
export function readStatements(element: XmlElement): Statements {
  const columns = childrenOf(element, 'column').map((column) => ({
    number: column.attributes['number'] ?? '',
    text: textOf(childOf(column, 'responsetext'))
      .replace(/<[^<>]*>/g, '')
      .trim(),
  }));
  const right = columns.find(({ text }) => TRUE.has(text.toLowerCase()));
  const wrong = columns.find(({ text }) => FALSE.has(text.toLowerCase()));
  if (!right || !wrong || columns.length !== 2) {
    return { refusal: rowMessages.notTrueFalse({ columns: columns.map(({ text }) => cutText(text, MAX_QUOTE)) }) };
  }
  const weights = new Map(
    childrenOf(element, 'weight').map(({ attributes, children }) => [
      `${attributes['rownumber'] ?? ''} ${attributes['columnnumber'] ?? ''}`,
      Number(children.find(({ name }) => name === 'value')?.text.trim() ?? ''),
    ]),
  );
  const options: Draft[] = [];
  for (const [index, row] of childrenOf(element, 'row').entries()) {
    const number = row.attributes['number'] ?? '';
    const [asTrue, asFalse] = [right, wrong].map((column) => weights.get(`${number} ${column.number}`) ?? 0);
    // A statement without weights has no key.
    if (asTrue! > 0 === asFalse! > 0) return { refusal: rowMessages.statementWithoutKey({ number: index + 1 }) };
    const reason = bodyOf(childOf(row, 'feedbacktext') ?? childOf(row, 'feedback'));
    options.push({ text: bodyOf(childOf(row, 'optiontext')), correct: asTrue! > 0, reason: reason || undefined });
  }
  return { options };
}

/** Here each statement counts for itself, and a wrong one takes away. */
export function scoringNotes(element: XmlElement): Message[] {
  const scoring = textOf(childOf(element, 'scoringmethod'));
  return scoring.startsWith('subpoint') ? [] : [rowMessages.otherScoring({ scoring: scoring || 'mtf' })];
}
