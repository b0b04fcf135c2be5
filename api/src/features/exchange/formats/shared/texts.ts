import type { PartRow } from '../../../../db/schema.ts';
import { englishOf } from '../../../../http/messages.ts';
import { optionKey } from '../../../bank/draft/index.ts';
import { cellText } from '../../template/cell-texts.ts';
import { exportMessages } from '../export-messages.ts';
import type { ExportQuestion } from '../format.ts';
import { escapeXml } from '../../files/write-xml.ts';

type Content = ExportQuestion;

/** Plain text as HTML. */
export const htmlOf = (text: string): string => escapeXml(text).replaceAll('\n', '<br />');

/** Explanations, take-home line and references, as HTML. */
export function feedbackOf(question: Content): string {
  const { explanation, explanation_bn: explanationBn, take_away: takeAway, references } = question;
  const listed = references.map((reference) => `<li>${htmlOf(reference)}</li>`).join('');
  return [
    explanation === undefined ? '' : `<div>${explanation}</div>`,
    explanationBn === undefined
      ? ''
      : `<p>${htmlOf(englishOf(exportMessages.explanationBn()))}</p><div>${explanationBn}</div>`,
    takeAway === undefined ? '' : `<p>${htmlOf(englishOf(exportMessages.takeAway({ text: takeAway })))}</p>`,
    listed === '' ? '' : `<p>${htmlOf(englishOf(exportMessages.references()))}</p><ul>${listed}</ul>`,
  ].join('');
}

type Credits = Pick<Content['media'][number], 'credit' | 'source' | 'licence'>;

const creditsOf = ({ credit, source, licence }: Credits): string[] => [
  ...(credit === undefined ? [] : [credit]),
  ...(source === undefined ? [] : [englishOf(exportMessages.pictureSource({ text: source }))]),
  ...(licence === undefined ? [] : [englishOf(exportMessages.pictureLicence({ text: licence }))]),
];

/** The pictures of the stem, as HTML; `address` says where the file of one is. */
export const picturesOf = ({ media }: Content, address: (image: string) => string): string =>
  media
    .map(({ image, alt, ...texts }) => {
      const picture = `<img src="${escapeXml(address(image))}" alt="${escapeXml(alt)}" />`;
      return `<p>${[picture, ...creditsOf(texts).map(htmlOf)].join('<br />')}</p>`;
    })
    .join('');

/** `A, C`, or that no statement is true. */
export function answerOf({ options }: Content): string {
  const right = options.flatMap(({ correct }, index) => (correct ? [optionKey(index)] : []));
  return englishOf(
    right.length === 0 ? exportMessages.noneTrue() : exportMessages.answer({ letters: right.join(', ') }),
  );
}

export const truthOf = (isTrue: boolean): string => englishOf(isTrue ? exportMessages.true() : exportMessages.false());

/** Whether each option is true, and why, as HTML. */
export const statementsOf = ({ options }: Content): string =>
  options
    .map(({ correct, reason }, index) => {
      const head = htmlOf(`${optionKey(index)}. ${truthOf(correct)}`);
      return `<div>${head}${reason === undefined ? '' : `: ${reason}`}</div>`;
    })
    .join('');

const marksOf = (marks: number) => englishOf(exportMessages.marks({ marks }));

/** The parts of a short answer with their marks, as HTML. */
export const partsOf = ({ parts }: Content): string =>
  parts.map(({ label, text, marks }) => `<div>${htmlOf(label)}. ${text} (${htmlOf(marksOf(marks))})</div>`).join('');

/** The model points of a part and what each weighs, as HTML. */
export function pointsOf({ points, weights }: PartRow): string {
  if (points.length === 0) return '';
  const items = points.map((point, index) => {
    const weight = weights?.[index];
    const note = weight === undefined ? '' : ` (${englishOf(exportMessages.weight({ weight }))})`;
    return `<li>${htmlOf(point + note)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

/** The model points of all parts, as HTML. */
export const modelAnswerOf = ({ parts }: Content): string =>
  parts.map((part) => `<p>${htmlOf(`${part.label}. ${marksOf(part.marks)}`)}</p>${pointsOf(part)}`).join('');

export const papersOf = ({ appearances }: Content): string[] =>
  appearances.map(({ board, year, sitting }) => [board, year, sitting].filter(Boolean).join(' '));

/** Topic, papers, origin and items. */
export const tagsOf = (question: Content): string[] => [
  ...(question.topic === undefined ? [] : [cellText(question.topic)]),
  ...papersOf(question),
  ...(question.origin === undefined ? [] : [question.origin]),
  ...question.items,
];

/** Subject, chapter and topic. A topic without a chapter would be read as one: it is a tag instead. */
const stepsOf = ({ subject, chapter, topic }: Content): string[] =>
  chapter === undefined
    ? [subject]
    : [subject, ...[chapter, topic].flatMap((name) => (name === undefined ? [] : [cellText(name)]))];

/** The tags that say what the category does not. */
export const otherTagsOf = (question: Content): string[] =>
  tagsOf(question).filter((tag) => !stepsOf(question).includes(tag));

/** The path of a question's category in Moodle, which doubles a slash in a name and trims spaces around it. */
export const categoryOf = (question: Content): string =>
  ['$course$', 'top', ...stepsOf(question)]
    .map((step) => step.replaceAll('/', '//').replaceAll('\n', ' '))
    .map((step) => (/^\/|\/$/.test(step) ? ` ${step} ` : step))
    .join('/');

export const lossesLine = (losses: readonly string[]): string => englishOf(exportMessages.doesNotCarry({ losses }));
