import { optionKey } from '../../../bank/draft/index.ts';
import { pictureFileName } from '../../picture-file-name.ts';
import type { ExportQuestion } from '../format.ts';
import { element, escapeXml, XML_HEAD } from '../../files/write-xml.ts';
import { feedbackOf, htmlOf, modelAnswerOf, picturesOf, statementsOf, truthOf } from '../shared/texts.ts';
import { englishOf } from '../../../../http/messages.ts';
import { exportMessages } from '../export-messages.ts';
import { xhtmlOf } from './xhtml.ts';

const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** An item of QTI 2.1, whose pictures are in `../images/`. */
export function itemOf(question: ExportQuestion): string {
  const { declarations, maxScore, interaction, processing } = ITEMS[question.type](question);
  const pictures = picturesOf(question, (image) => `../images/${pictureFileName(image)}`);
  return `${XML_HEAD}${element(
    'assessmentItem',
    {
      xmlns: QTI,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${QTI} http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd`,
      identifier: question.ref,
      title: question.ref,
      adaptive: 'false',
      timeDependent: 'false',
    },
    ...declarations,
    outcome('SCORE', 0),
    outcome('MAXSCORE', maxScore),
    element('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' }),
    element('outcomeDeclaration', { identifier: 'SOLUTION', cardinality: 'single', baseType: 'identifier' }),
    element('itemBody', {}, block(question.stem), withPictures(pictures), ...interaction),
    element('responseProcessing', {}, ...processing, setOutcome('SOLUTION', constant('identifier', 'SHOWN'))),
    ...feedbacks(question),
  )}\n`;
}

type Item = { declarations: string[]; maxScore: number; interaction: string[]; processing: string[] };

const block = (html: string) => element('div', {}, xhtmlOf(html) || ' ');
// Made by us, and well-formed.
const withPictures = (pictures: string) => (pictures === '' ? '' : element('div', {}, pictures));

const constant = (baseType: string, value: string) => element('baseValue', { baseType }, escapeXml(value));
const setOutcome = (identifier: string, value: string) => element('setOutcomeValue', { identifier }, value);
const response = element('variable', { identifier: 'RESPONSE' });
const outcome = (identifier: string, value: number) =>
  element(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType: 'float' },
    element('defaultValue', {}, element('value', {}, String(value))),
  );
const correctResponse = (values: readonly string[]) =>
  element('correctResponse', {}, ...values.map((value) => element('value', {}, value)));

const targetOf = (isTrue: boolean) => (isTrue ? 'TRUE' : 'FALSE');

const ITEMS: Record<ExportQuestion['type'], (question: ExportQuestion) => Item> = {
  SBA: ({ options }) => ({
    declarations: [
      element(
        'responseDeclaration',
        { identifier: 'RESPONSE', cardinality: 'single', baseType: 'identifier' },
        correctResponse(options.flatMap(({ correct }, index) => (correct ? [optionKey(index)] : []))),
      ),
    ],
    maxScore: 1,
    interaction: [
      element(
        'choiceInteraction',
        { responseIdentifier: 'RESPONSE', shuffle: 'false', maxChoices: 1 },
        ...options.map(({ text }, index) => element('simpleChoice', { identifier: optionKey(index) }, xhtmlOf(text))),
      ),
    ],
    processing: [
      element(
        'responseCondition',
        {},
        element(
          'responseIf',
          {},
          element('match', {}, response, element('correct', { identifier: 'RESPONSE' })),
          setOutcome('SCORE', constant('float', '1')),
        ),
      ),
      setOutcome('FEEDBACK', response),
    ],
  }),

  MTF: ({ options }) => {
    const pairs = options.map(({ correct }, index) => `${optionKey(index)} ${targetOf(correct)}`);
    const share = String(1 / options.length);
    const choice = (identifier: string, matchMax: number, content: string) =>
      element('simpleAssociableChoice', { identifier, matchMax }, content);
    return {
      declarations: [
        element(
          'responseDeclaration',
          { identifier: 'RESPONSE', cardinality: 'multiple', baseType: 'directedPair' },
          correctResponse(pairs),
          element(
            'mapping',
            { lowerBound: 0, upperBound: 1, defaultValue: 0 },
            ...pairs.map((pair) => element('mapEntry', { mapKey: pair, mappedValue: share })),
          ),
        ),
      ],
      maxScore: 1,
      interaction: [
        element(
          'matchInteraction',
          { responseIdentifier: 'RESPONSE', shuffle: 'false', maxAssociations: options.length },
          element(
            'simpleMatchSet',
            {},
            ...options.map(({ text }, index) => choice(optionKey(index), 1, xhtmlOf(text))),
          ),
          element(
            'simpleMatchSet',
            {},
            ...[true, false].map((isTrue) => choice(targetOf(isTrue), options.length, escapeXml(truthOf(isTrue)))),
          ),
        ),
      ],
      processing: [setOutcome('SCORE', element('mapResponse', { identifier: 'RESPONSE' }))],
    };
  },

  SAQ: (question) => ({
    declarations: question.parts.map((_part, index) =>
      element('responseDeclaration', {
        identifier: `RESPONSE_${index + 1}`,
        cardinality: 'single',
        baseType: 'string',
      }),
    ),
    maxScore: question.parts.reduce((sum, { marks }) => sum + marks, 0),
    interaction: [
      ...question.parts.flatMap(({ label, text, marks }, index) => [
        block(`<p>${htmlOf(label)}. (${htmlOf(englishOf(exportMessages.marks({ marks })))})</p><div>${text}</div>`),
        element('extendedTextInteraction', { responseIdentifier: `RESPONSE_${index + 1}`, expectedLines: 8 }),
      ]),
      element('rubricBlock', { view: 'scorer' }, block(modelAnswerOf(question))),
    ],
    processing: [],
  }),
};

/** The reason of the chosen option, and of every statement; then the explanation. */
function feedbacks(question: ExportQuestion): string[] {
  const { type, options } = question;
  const feedback = (outcomeIdentifier: string, identifier: string, html: string) =>
    html === '' ? [] : [element('modalFeedback', { outcomeIdentifier, identifier, showHide: 'show' }, block(html))];
  const reasons =
    type === 'SBA' ? options.flatMap(({ reason = '' }, index) => feedback('FEEDBACK', optionKey(index), reason)) : [];
  const statements = type === 'MTF' ? statementsOf(question) : '';
  return [...reasons, ...feedback('SOLUTION', 'SHOWN', statements + feedbackOf(question))];
}
