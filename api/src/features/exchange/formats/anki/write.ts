import { stringify } from 'csv-stringify/sync';
import { isSelfMarked } from 'question/kinds/names.ts';
import { pictureFileName } from '../../picture-file-name.ts';
import {
  answerOf,
  feedbackOf,
  htmlOf,
  lossesLine,
  modelAnswerOf,
  papersOf,
  partsOf,
  picturesOf,
  statementsOf,
} from '../shared/texts.ts';
import type { ExportQuestion, Batches, ExportContext } from '../format.ts';

// A quoted field cannot be taken for a comment, and may have tabs and line breaks.
const OPTIONS = { delimiter: '\t', quoted_string: true } as const;
// Anki finds a note again by its first field.
const HEADERS = ['#separator:tab', '#html:true', '#columns:Ref\tFront\tBack\tTags', '#tags column:4'];

/** Anki's notes in plain text. Pictures are looked for in Anki's folder collection.media. */
export async function* writeAnki(batches: Batches, { losses }: ExportContext): AsyncGenerator<string> {
  yield `${HEADERS.join('\n')}\n# ${lossesLine(losses)}\n`;
  for await (const batch of batches) {
    yield stringify(
      batch.map((question) => [question.ref, frontOf(question), backOf(question), noteTags(question)]),
      OPTIONS,
    );
  }
}

function frontOf(question: ExportQuestion): string {
  const options = question.options.map(({ text }) => `<li>${text}</li>`).join('');
  const listed = options === '' ? '' : `<ol type="A">${options}</ol>`;
  return `<div>${question.stem}</div>${picturesOf(question, pictureFileName)}${listed}${partsOf(question)}`;
}

function backOf(question: ExportQuestion): string {
  if (isSelfMarked(question.type)) return modelAnswerOf(question) + feedbackOf(question);
  return `<p>${htmlOf(answerOf(question))}</p>${statementsOf(question)}${feedbackOf(question)}`;
}

/** Spaces separate tags, and two colons their levels. */
function noteTags(question: ExportQuestion): string {
  const { type, prof, subject, chapter, topic, origin, items } = question;
  const tags = [
    [type],
    [`${prof}-${subject}`],
    ...(chapter === undefined ? [] : [['chapter', chapter]]),
    ...(topic === undefined ? [] : [['topic', topic]]),
    ...papersOf(question).map((paper) => ['paper', paper]),
    ...(origin === undefined ? [] : [[origin]]),
    ...items.map((code) => ['item', code]),
  ];
  return tags.map((levels) => levels.map((level) => level.replace(/[\s:]+/g, '_')).join('::')).join(' ');
}
