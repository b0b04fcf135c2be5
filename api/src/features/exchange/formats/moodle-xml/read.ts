import type { Readable } from 'node:stream';
import type { Message } from '../../../../http/messages.ts';
import { readFeedback } from '../shared/own-notes.ts';
import { formatMessages } from '../messages.ts';
import { bodyOf } from './bodies.ts';
import { readCategory, type Category } from '../shared/category.ts';
import { readChoices } from './choices.ts';
import { childOf, childrenOf, problemOfElements, readQuestions, textOf, type XmlElement } from './elements.ts';
import { readEssay } from './essay.ts';
import { leftOut, problemOfGrade } from './left-out.ts';
import { readPictures } from './pictures.ts';
import { readRef, readTags } from '../shared/tags.ts';
import { readStatements, scoringNotes } from './true-false.ts';
import type { ImportOptions } from '../../import/options.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import { quote } from '../../files/quote.ts';

type Read = { draft: Draft; notes?: Message[] } | { refusal: Message };

/** By the type of the question; `html` is its text without the file's pictures. */
const readers = new Map<string, (element: XmlElement, html: string) => Read>([
  ['multichoice', readChoices],
  ['mtf', readTrueFalse],
  ['kprime', readTrueFalse],
  ['essay', readEssay],
]);

const UNSUPPORTED: Record<string, () => Message> = {
  truefalse: formatMessages.trueOrFalse,
  numerical: formatMessages.numerical,
  matching: formatMessages.matching,
  shortanswer: formatMessages.shortAnswer,
  description: formatMessages.description,
};

/** Moodle's XML: single choice as SBA, several answers and qtype_mtf as MTF, essays as SAQ; others are refused by name. */
export async function* parseMoodleXml(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  let category: Category = {};
  for await (const { line, element, tooLong } of readQuestions(input)) {
    const type = element.attributes['type'] ?? '';
    if (type === 'category') category = readCategory(textOf(childOf(element, 'category')));
    else if (tooLong) yield { line, refusal: formatMessages.questionTooLong() };
    else yield { line, ...readQuestion(element, type, category, options) };
  }
}

function readQuestion(element: XmlElement, type: string, category: Category, { dropPictures }: ImportOptions) {
  const read = readers.get(type);
  if (!read) return { refusal: UNSUPPORTED[type]?.() ?? formatMessages.notSupported({ type: quote(type) }) };
  const problem = problemOfElements(element) ?? problemOfGrade(element);
  if (problem) return { refusal: problem };
  const text = childOf(element, 'questiontext');
  const { stem, media, pictures, embedded } = readPictures(bodyOf(text), text, dropPictures);
  const question = read(element, stem);
  if ('refusal' in question) return question;
  const list = childOf(element, 'tags');
  const tags = readTags(list ? childrenOf(list, 'tag').map(textOf) : []);
  const feedback = bodyOf(childOf(element, 'generalfeedback'));
  const { ref, notes: refNotes } = readRef(textOf(childOf(element, 'idnumber')));
  const notes = [...(question.notes ?? []), ...tags.notes, ...leftOut(element, type), ...refNotes];
  return {
    draft: {
      ref,
      ...category,
      ...tags.draft,
      stem,
      media,
      ...readFeedback(feedback),
      ...question.draft,
    },
    notes,
    pictures,
    embedded,
  };
}

function readTrueFalse(element: XmlElement): Read {
  const statements = readStatements(element);
  if ('refusal' in statements) return statements;
  return { draft: { type: 'MTF', options: statements.options }, notes: scoringNotes(element) };
}
