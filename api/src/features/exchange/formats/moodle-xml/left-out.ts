import { readNumber } from 'text/number.ts';
import type { Message } from '../../../../http/messages.ts';
import { plainText } from '../../../../texts/html.ts';
import { formatMessages } from '../messages.ts';
import { rowMessages } from '../../messages.ts';
import { childOf, textOf, type XmlElement } from './elements.ts';
import { readFlag } from '../shared/flags.ts';
import { quote } from '../../files/quote.ts';

// What the import reads, and how Moodle shows or collects answers: its own settings, which have no place here.
const NOT_NAMED = new Set(
  (
    'name questiontext generalfeedback idnumber tags single answer row column weight scoringmethod numberofrows numberofcolumns ' +
    'shuffleanswers showstandardinstruction shownumcorrect graderinfo responseformat responserequired responsefieldlines ' +
    'minwordlimit maxwordlimit attachments attachmentsrequired maxbytes filetypeslist'
  ).split(' '),
);
const isOneOf = (...numbers: readonly number[]) => {
  return (text: string) => numbers.some((number) => number === readNumber(text));
};
/** Values that every question has unless its author changed them. */
const USUAL = new Map<string, (text: string) => boolean>([
  ['defaultgrade', isOneOf(1)],
  ['penalty', isOneOf(0, 0.1, 1 / 3, 0.333_333_3, 0.333_333)],
  ['hidden', (text) => readFlag(text) === false],
  ['answernumbering', (text) => /^(?:abc|ABCD)$/.test(text)],
  ['correctfeedback', (text) => text === 'Your answer is correct.'],
  ['partiallycorrectfeedback', (text) => text === 'Your answer is partially correct.'],
  ['incorrectfeedback', (text) => text === 'Your answer is incorrect.'],
]);

/** Warnings that name what a question has and the import leaves out. */
export function leftOut(element: XmlElement, type: string): Message[] {
  const isRead = (name: string) => NOT_NAMED.has(name) || (type === 'essay' && name === 'defaultgrade');
  const isHidden = readFlag(textOf(childOf(element, 'hidden'))) === true;
  const lost = element.children.flatMap((child) => {
    const text = plainText(textOf(child));
    if (text === '' || isRead(child.name) || USUAL.get(child.name)?.(text) || (isHidden && child.name === 'hidden'))
      return [];
    return [`${child.name} "${quote(text)}"`];
  });
  return [
    ...(isHidden ? [formatMessages.hiddenInMoodle()] : []),
    ...(lost.length > 0 ? [formatMessages.elementsLost({ elements: lost })] : []),
  ];
}

/** Unreadable even where it is not used, because it may be a sign of damage. */
export function problemOfGrade(element: XmlElement): Message | undefined {
  const text = textOf(childOf(element, 'defaultgrade'));
  if (text === '' || readNumber(text) !== undefined) return undefined;
  return rowMessages.notANumber({ field: 'defaultgrade', text: quote(text) });
}
