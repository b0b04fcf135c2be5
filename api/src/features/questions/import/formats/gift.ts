import type { Readable } from 'node:stream';
import { parse, type GIFTQuestion, type MultipleChoice, type TextFormat } from 'gift-pegjs';
import type { Message } from '../../../../http/messages.ts';
import { htmlFromText } from '../html.ts';
import { formatMessages } from '../format-messages.ts';
import type { Draft, ParsedRow } from '../parsed-row.ts';
import { readGiftBlocks } from './gift-blocks.ts';

const UNSUPPORTED: Record<string, () => Message> = {
  TF: formatMessages.trueOrFalse,
  Numerical: formatMessages.numerical,
  Matching: formatMessages.matching,
  Short: formatMessages.shortAnswer,
  Essay: formatMessages.essay,
  Description: formatMessages.description,
};

type Read = { draft: Draft } | { refusal: Message };

/** Moodle's text format. One right answer makes an SBA, several an MTF; the last step of a category is the chapter. */
export async function* parseGift(input: Readable): AsyncGenerator<ParsedRow> {
  let chapter: string | undefined;
  for await (const block of readGiftBlocks(input)) {
    if ('category' in block) chapter = lastStep(block.category);
    else if (block.tooLong) yield { line: block.line, refusal: formatMessages.questionTooLong() };
    else for (const read of readBlock(block.text, chapter)) yield { line: block.line, ...read };
  }
}

// Moodle escapes a slash in a name by doubling it.
const lastStep = (path: string) =>
  path
    .split(/(?<!\/)\/(?!\/)/)
    .at(-1)
    ?.replaceAll('//', '/')
    .trim() || undefined;

function readBlock(text: string, chapter: string | undefined): Read[] {
  let questions: GIFTQuestion[];
  try {
    questions = parse(`${text}\n`);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return [
      { refusal: message.length > 200 ? formatMessages.unreadableGift() : formatMessages.notGift({ words: message }) },
    ];
  }
  return questions.map((question) => {
    if (question.type === 'MC') return readChoices(question, chapter);
    const { type } = question;
    return { refusal: UNSUPPORTED[type]?.() ?? formatMessages.notSupported({ type }) };
  });
}

function readChoices(question: MultipleChoice, chapter: string | undefined): Read {
  const { stem, choices, globalFeedback } = question;
  const weights = choices.map(({ isCorrect, weight }) => weight ?? (isCorrect ? 100 : 0));
  const full = weights.filter((weight) => weight >= 100).length;
  const part = weights.filter((weight) => weight > 0 && weight < 100).length;
  if (full > 0 && part > 0) return { refusal: formatMessages.halfRight() };
  return {
    draft: {
      type: full + part > 1 ? 'MTF' : 'SBA',
      chapter,
      stem: bodyOf(stem),
      options: choices.map(({ text, feedback }, index) => ({
        text: bodyOf(text),
        correct: weights[index]! > 0,
        reason: feedback ? bodyOf(feedback) : undefined,
      })),
      explanation: globalFeedback ? bodyOf(globalFeedback) : undefined,
    },
  };
}

const bodyOf = ({ format, text }: TextFormat) => (format === 'html' ? text : htmlFromText(text));
