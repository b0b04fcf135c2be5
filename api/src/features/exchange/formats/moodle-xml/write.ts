import { pictureFileName } from '../../picture-file-name.ts';
import { element, escapeXml, xmlComment, XML_HEAD } from '../../files/write-xml.ts';
import {
  categoryOf,
  feedbackOf,
  lossesLine,
  modelAnswerOf,
  otherTagsOf,
  partsOf,
  picturesOf,
  truthOf,
} from '../shared/texts.ts';
import type { ExportQuestion, Batches, ExportContext } from '../format.ts';

/** Moodle's question bank: an SBA is a `multichoice`, an MTF a `mtf` (the plugin qtype_mtf), an SAQ an `essay`. */
export async function* writeMoodleXml(batches: Batches, context: ExportContext): AsyncGenerator<string> {
  yield `${XML_HEAD}${xmlComment(lossesLine(context.losses))}<quiz>\n`;
  let category = '';
  for await (const batch of batches) {
    for (const question of batch) {
      const own = categoryOf(question);
      if (own !== category) yield `${element('question', { type: 'category' }, element('category', {}, text(own)))}\n`;
      category = own;
      yield `${await toQuestion(question, context)}\n`;
    }
  }
  yield '</quiz>\n';
}

const text = (content: string) => element('text', {}, escapeXml(content));
const html = (name: string, content: string, ...files: string[]) =>
  element(name, { format: 'html' }, text(content), ...files);
const value = (name: string, content: string | number | boolean) => element(name, {}, escapeXml(String(content)));

async function toQuestion(question: ExportQuestion, { picture }: ExportContext): Promise<string> {
  const { ref, type } = question;
  const files = await Promise.all(
    question.media.map(async ({ image }) => {
      const bytes = await picture(image);
      const attributes = { name: pictureFileName(image), path: '/', encoding: 'base64' };
      return bytes === undefined ? '' : element('file', attributes, bytes.toString('base64'));
    }),
  );
  const tags = otherTagsOf(question);
  const { kind, grade, body } = BODIES[type](question);
  const pictures = picturesOf(question, (image) => `@@PLUGINFILE@@/${pictureFileName(image)}`);
  return element(
    'question',
    { type: kind },
    element('name', {}, text(ref)),
    html('questiontext', `${question.stem}${pictures}${partsOf(question)}`, ...files),
    html('generalfeedback', feedbackOf(question)),
    value('defaultgrade', grade),
    value('penalty', '0.3333333'),
    value('hidden', 0),
    value('idnumber', ref),
    ...body,
    element('tags', {}, ...tags.map((tag) => element('tag', {}, text(tag)))),
  );
}

type Body = { kind: string; grade: number; body: string[] };

const BODIES: Record<ExportQuestion['type'], (question: ExportQuestion) => Body> = {
  SBA: ({ options }) => ({
    kind: 'multichoice',
    grade: 1,
    body: [
      value('single', true),
      value('shuffleanswers', false),
      value('answernumbering', 'ABCD'),
      ...options.map((option) =>
        element(
          'answer',
          { fraction: option.correct ? 100 : 0, format: 'html' },
          text(option.text),
          html('feedback', option.reason ?? ''),
        ),
      ),
    ],
  }),

  // Without a scoring method Moodle would take `mtf`, where a second mistake loses everything.
  MTF: ({ options }) => ({
    kind: 'mtf',
    grade: 1,
    body: [
      element('scoringmethod', {}, text('subpoints')),
      value('shuffleanswers', false),
      value('numberofrows', options.length),
      value('numberofcolumns', 2),
      value('answernumbering', 'ABCD'),
      ...options.map((option, index) =>
        element(
          'row',
          { number: index + 1 },
          html('optiontext', option.text),
          html('feedbacktext', option.reason ?? ''),
        ),
      ),
      ...[true, false].map((isTrue, index) =>
        element('column', { number: index + 1 }, element('responsetext', { format: 'html' }, text(truthOf(isTrue)))),
      ),
      ...options.flatMap(({ correct }, index) => [weight(index + 1, 1, correct), weight(index + 1, 2, !correct)]),
    ],
  }),

  SAQ: (question) => ({
    kind: 'essay',
    grade: question.parts.reduce((sum, { marks }) => sum + marks, 0),
    body: [
      value('responseformat', 'editor'),
      value('responserequired', 1),
      value('responsefieldlines', 15),
      value('attachments', 0),
      value('attachmentsrequired', 0),
      html('graderinfo', modelAnswerOf(question)),
      html('responsetemplate', ''),
    ],
  }),
};

const weight = (row: number, column: number, isRight: boolean) =>
  element('weight', { rownumber: row, columnnumber: column }, value('value', isRight ? '1.000' : '0.000'));
