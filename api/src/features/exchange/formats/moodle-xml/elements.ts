import { Readable } from 'node:stream';
import type { Message } from '../../../../http/messages.ts';
import { formatMessages } from '../messages.ts';
import { quote } from '../../files/quote.ts';
import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import { utf8Text } from '../../files/utf8.ts';
import { xmlWords } from '../../files/file-words.ts';
import { readXml } from '../../files/read-xml.ts';

export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };
/** `tooLong` questions are cut off. */
export type MoodleQuestion = { line: number; element: XmlElement; tooLong: boolean };

// Six pictures of 5 MB in base64, and the texts.
const MAX_CHARACTERS = 45_000_000;
const MAX_ELEMENTS = 5_000;

const WORDS = xmlWords(fileMessages.notMoodleXml());

/** Question by question, so that a file may be larger than the memory. */
export async function* readQuestions(input: Readable): AsyncGenerator<MoodleQuestion> {
  let isEmpty = true;
  for await (const question of readXml<MoodleQuestion>(utf8Bytes(input), collectQuestions, WORDS)) {
    isEmpty = false;
    yield question;
  }
  if (isEmpty) throw new FileError(fileMessages.noMoodleQuestions());
}

async function* checkedBytes(input: Readable) {
  for await (const text of utf8Text(input)) yield Buffer.from(text);
}
const utf8Bytes = (input: Readable) => Readable.from(checkedBytes(input));

function collectQuestions(emit: (question: MoodleQuestion) => void, lineOf: () => number) {
  let open: XmlElement[] = [];
  let line = 0;
  let characters = 0;
  let elements = 0;
  const isFull = () => characters > MAX_CHARACTERS || elements > MAX_ELEMENTS;
  return {
    onopentag(name: string, attributes: Record<string, string>) {
      if (open.length === 0 && name !== 'question') return;
      const element = { name, attributes, children: [], text: '' };
      if (open.length === 0) {
        line = lineOf();
        characters = 0;
        elements = 0;
      } else if (!isFull()) open.at(-1)!.children.push(element);
      elements += 1;
      open.push(element);
    },
    ontext(text: string) {
      const element = open.at(-1);
      if (!element) return;
      characters += text.length;
      if (!isFull()) element.text += text;
    },
    onclosetag() {
      const element = open.pop();
      if (!element || open.length > 0) return;
      emit({ line, element, tooLong: isFull() });
      open = [];
    },
  };
}

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
const SEVERAL = new Set(['answer', 'hint', 'file', 'tag', 'row', 'column', 'weight', 'subquestion']);

/** Words that `textOf` would leave out: tags in a text, or an element that may stand once and stands twice. */
export function problemOfElements({ name, children }: XmlElement): Message | undefined {
  if (name === 'text' && children.length > 0) return formatMessages.textHasTags();
  const names = children.map((child) => child.name).filter((one) => !SEVERAL.has(one));
  const twice = names.find((one, index) => names.indexOf(one) < index);
  if (twice !== undefined) return formatMessages.twice({ name: quote(twice) });
  for (const child of children) {
    const problem = problemOfElements(child);
    if (problem) return problem;
  }
  return undefined;
}

/** The `<text>` of an element, or its own. */
export const textOf = (element: XmlElement | undefined): string =>
  (childOf(element, 'text') ?? element)?.text.trim() ?? '';
