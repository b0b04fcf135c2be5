import type { Message } from '../../../../http/messages.ts';
import { rowMessages } from '../../messages.ts';
import { docxMessages } from './messages.ts';
import { quote } from '../../files/quote.ts';
import { LETTERS, type TemplateCells } from '../../template/template-columns.ts';
import { agreedSigns, type Sign, signedOptions, withoutSigns } from './agreed-sign.ts';
import type { Block, Paragraph } from './blocks.ts';
import { cellOf } from './cell-text.ts';
import { textOf } from './cut-html.ts';
import { keyCells } from './keys.ts';
import { ANSWER_INSIDE, linesOf, type ReadLine, readLine, takeKey } from './paragraph-lines.ts';

export type ParagraphOption = { letter: string; html: string; key: string; paragraph: Paragraph };
export type ParagraphQuestion = {
  paragraphs: Paragraph[];
  stem: { html: string; paragraph: Paragraph }[];
  options: ParagraphOption[];
  answer: string | undefined;
  labelled: Record<string, string>;
  lastLabel: string | undefined;
  loose: Paragraph[];
  problems: Message[];
};
export type QuestionOfParagraphs = { paragraphs: Paragraph[]; notes: Message[] } & (
  { cells: TemplateCells } | { cells: TemplateCells; refusal: Message }
);

const paragraphOf = ({ number }: Paragraph) => docxMessages.paragraph({ number });
const quoteOf = ({ html }: Paragraph) => quote(textOf(html).trim());

/** Questions as numbered paragraphs, each with lettered options below; and the paragraphs that belong to none. */
export function findQuestions(paragraphs: readonly Paragraph[]): (ParagraphQuestion | Paragraph)[] {
  const found: (ParagraphQuestion | Paragraph)[] = [];
  let open: ParagraphQuestion | undefined;
  for (const paragraph of paragraphs) {
    const lines = linesOf(paragraph);
    // Nothing to read, but something to report.
    if (lines.length === 0) (open?.paragraphs ?? found).push(paragraph);
    for (const line of lines.map(readLine)) {
      if (line.kind === 'question' || (line.kind === 'option' && !open)) {
        if (open) found.push(open, ...open.loose);
        const isInside = open?.paragraphs.includes(paragraph) ?? false;
        open = openAt(paragraph);
        if (isInside) open.problems.push(docxMessages.questionInside());
      }
      if (!open) {
        if (found.at(-1) !== paragraph) found.push(paragraph);
      } else addLine(open, line);
    }
  }
  if (open) found.push(open, ...open.loose);
  return found;
}

const openAt = (paragraph: Paragraph): ParagraphQuestion => ({
  paragraphs: [paragraph],
  stem: [],
  options: [],
  answer: undefined,
  labelled: {},
  lastLabel: undefined,
  loose: [],
  problems: [],
});

function addLine(open: ParagraphQuestion, line: ReadLine): void {
  const { paragraph, html } = line;
  const last = open.options.at(-1);
  const isSame = open.paragraphs.at(-1) === paragraph;
  if (line.kind === 'text' && !isSame && (last || open.answer !== undefined) && open.lastLabel !== 'explanation') {
    open.loose.push(paragraph);
    return;
  }
  // What follows shows that the text before it was meant for this question.
  for (const loose of open.loose.splice(0)) {
    open.problems.push(docxMessages.looseParagraph({ paragraph: paragraphOf(loose), text: quoteOf(loose) }));
    open.paragraphs.push(loose);
  }
  if (!isSame) open.paragraphs.push(paragraph);
  if (line.kind === 'option') addOption(open, line.letter, line);
  else if (line.kind === 'answer') addAnswer(open, line.html);
  else if (line.kind === 'label') addLabel(open, line.column, html);
  else if (open.lastLabel !== undefined) addToLabel(open, html, isSame);
  else if (last) last.html += `<br />${html}`;
  else {
    const start = open.stem.at(-1);
    if (start?.paragraph === paragraph) start.html += `<br />${html}`;
    else if (textOf(html).trim() !== '' || html.includes('<img')) open.stem.push({ html, paragraph });
  }
}

function addOption(open: ParagraphQuestion, letter: string, { html, paragraph }: ReadLine): void {
  const expected = LETTERS[open.options.length] ?? '?';
  if (letter !== expected) {
    const message = rowMessages.optionOutOfOrder({ option: letter.toUpperCase(), expected: expected.toUpperCase() });
    open.problems.push(docxMessages.atPlace({ place: paragraphOf(paragraph), message }));
  }
  open.options.push({ letter, html, key: '', paragraph });
  open.lastLabel = undefined;
}

function addAnswer(open: ParagraphQuestion, html: string): void {
  if (open.answer !== undefined) open.problems.push(rowMessages.columnTwice({ column: 'correct' }));
  open.answer = cellOf('correct', html);
  open.lastLabel = undefined;
}

function addLabel(open: ParagraphQuestion, column: string, html: string): void {
  if (column === 'correct') return addAnswer(open, html);
  if (open.labelled[column] !== undefined) open.problems.push(rowMessages.columnTwice({ column }));
  open.labelled[column] = html;
  open.lastLabel = column;
}

function addToLabel(open: ParagraphQuestion, html: string, isSame: boolean): void {
  open.labelled[open.lastLabel!] += isSame ? `<br />${html}` : `</p><p>${html}`;
}

/** Reads the keys of all questions together, because a sign such as bold is a key only where all agree on it. */
export function closeQuestions(
  questions: readonly ParagraphQuestion[],
  type: string | undefined,
): QuestionOfParagraphs[] {
  for (const question of questions) takeKeys(question);
  const signs = agreedSigns(questions.map((question) => ({ ...question, key: ownKey(question) })));
  return questions.map((question) => closeQuestion(question, signs, type));
}

/** Signs behind some options alone are their text where a line names the answer. */
function takeKeys({ options, answer, problems }: ParagraphQuestion): void {
  const taken = options.map(({ html }) => takeKey(html));
  if (answer !== undefined && taken.some(({ key }) => key === '')) return;
  for (const [index, { html, key, isUnclear }] of taken.entries()) {
    Object.assign(options[index]!, { html, key });
    if (isUnclear) problems.push(docxMessages.keyUnclear({ option: options[index]!.letter.toUpperCase() }));
  }
}

function ownKey(question: ParagraphQuestion): string | undefined {
  const { options, answer } = question;
  if (answer === undefined && options.every(({ key }) => key === '')) return undefined;
  return keyCells(statementsOf(options), answer, undefined).correct;
}

const statementsOf = (options: readonly ParagraphOption[]) =>
  options.map(({ letter, html, key }) => ({ letter, html, key, reason: '' }));

function closeQuestion(
  question: ParagraphQuestion,
  signs: readonly Sign[],
  type: string | undefined,
): QuestionOfParagraphs {
  const { paragraphs, stem, options, labelled, problems } = question;
  const notes: Message[] = [];
  let { answer } = question;
  if (options.length === 0) problems.push(docxMessages.noOptionsBelow());
  else if (ownKey(question) === undefined) {
    const signed = signs[0] && signedOptions(options, signs[0]);
    if (signed) notes.push(docxMessages.keyBySign({ sign: signs[0]! }));
    else problems.push(docxMessages.noKeyInParagraphs());
    answer = signed?.join(',');
    for (const option of signed ? options : []) option.html = withoutSigns(option.html, signs);
  }
  if (stem.length === 0) problems.push(rowMessages.noStemBefore());
  problems.push(...insideProblems(question));
  const keys = keyCells(statementsOf(options), answer, (labelled['type'] && cellOf('type', labelled['type'])) ?? type);
  if (options.length > 0 && (answer !== undefined || ownKey(question) !== undefined)) problems.push(...keys.problems);
  const cells: TemplateCells = {
    ...Object.fromEntries(Object.entries(labelled).map(([column, html]) => [column, cellOf(column, joined(html))])),
    type: keys.type,
    stem: stem.length > 1 ? stem.map(({ html }) => `<p>${html}</p>`).join('') : (stem[0]?.html ?? ''),
    correct: keys.correct,
    ...Object.fromEntries(options.map(({ html }, index) => [`option_${LETTERS[index] ?? index}`, html])),
  };
  const place = { paragraphs, cells, notes };
  return problems.length > 0 ? { ...place, refusal: rowMessages.several({ messages: problems }) } : place;
}

const joined = (html: string) => (html.includes('</p><p>') ? `<p>${html}</p>` : html);

/** Options and answers that stand where no line begins are not read, so they must not become text. */
function insideProblems({ stem, options }: ParagraphQuestion): Message[] {
  const next = LETTERS[options.length];
  const last = options.at(-1);
  const isOptionInside =
    last !== undefined && next !== undefined && new RegExp(`[\\s(]${next}[.)]\\s*\\S`, 'i').test(textOf(last.html));
  const inside = [...stem, ...options].filter(({ html }) => ANSWER_INSIDE.test(textOf(html)));
  return [
    ...(isOptionInside
      ? [docxMessages.optionInside({ paragraph: paragraphOf(last.paragraph), option: next.toUpperCase() })]
      : []),
    ...inside.map(({ paragraph }) => docxMessages.answerInside({ paragraph: paragraphOf(paragraph) })),
  ];
}

type ReadParagraphs = {
  /** By the paragraph that each begins with. */
  questions: Map<Paragraph, QuestionOfParagraphs[]>;
  /** Paragraphs of no question, by the first of those that follow each other. */
  unread: Map<Paragraph, Paragraph[]>;
};

/** The questions of the paragraphs between tables; none where no numbered paragraph has options below. */
export function readParagraphs(blocks: readonly Block[], type: string | undefined): ReadParagraphs {
  const groups: Paragraph[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'table') groups.push([]);
    else groups.at(-1)!.push(block);
  }
  const found = groups.map(findQuestions);
  const open = found.flat().filter((item) => 'stem' in item);
  const isRead = open.some(({ stem, options }) => stem.length > 0 && options.length > 1);
  const closed = isRead ? closeQuestions(open, type) : [];
  const unread = new Map<Paragraph, Paragraph[]>();
  for (const items of isRead ? found : groups) {
    let first: Paragraph | undefined;
    for (const item of items) {
      if ('stem' in item) first = undefined;
      else if (first) unread.get(first)!.push(item);
      else {
        first = item;
        unread.set(item, [item]);
      }
    }
  }
  return { questions: Map.groupBy(closed, ({ paragraphs }) => paragraphs[0]!), unread };
}
