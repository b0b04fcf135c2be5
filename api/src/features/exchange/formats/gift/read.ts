import type { Readable } from 'node:stream';
import { readFeedback, readOwnEssay } from '../shared/own-notes.ts';
import { formatMessages } from '../messages.ts';
import { readGiftBlocks, type GiftBlock } from './blocks.ts';
import { readGiftQuestion, type GiftQuestion } from './question.ts';
import { readCategory, type Category } from '../shared/category.ts';
import { readRef, readTags } from '../shared/tags.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import { problemOfShares } from '../shared/shares.ts';

/** Moodle's text format. Answers of which one is to be chosen make an SBA, others an MTF; essays are read as our export writes an SAQ. */
export async function* parseGift(input: Readable): AsyncGenerator<ParsedRow> {
  let category: Category = {};
  for await (const block of readGiftBlocks(input)) {
    if ('category' in block) category = readCategory(block.category);
    else if (block.tooLong) yield { line: block.line, refusal: formatMessages.questionTooLong() };
    else yield readBlock(block, category);
  }
}

function readBlock(block: Extract<GiftBlock, { text: string }>, category: Category): ParsedRow {
  const { line, text } = block;
  const question = readGiftQuestion(text);
  if ('refusal' in question) return { line, refusal: question.refusal };
  const row = question.choices.length > 0 ? readChoices(line, question) : readEssay(line, question);
  if ('refusal' in row) return row;
  const tags = readTags(block.tags);
  const { ref, notes } = readRef(block.id);
  return {
    line,
    draft: { ...row.draft, ref, ...category, ...tags.draft },
    notes: [...(row.notes ?? []), ...tags.notes, ...notes],
  };
}

function readChoices(line: number, { stem, feedback, choices, hasOneAnswer }: GiftQuestion): ParsedRow {
  const weights = choices.map(({ weight }) => weight);
  const full = weights.filter((weight) => weight === 100).length;
  const right = weights.filter((weight) => weight > 0).length;
  if (hasOneAnswer && right > full) return { line, refusal: formatMessages.halfRight() };
  const shares = hasOneAnswer ? { notes: full > 1 ? [formatMessages.severalRight()] : [] } : problemOfShares(weights);
  if ('refusal' in shares) return { line, refusal: shares.refusal };
  return {
    line,
    draft: {
      type: hasOneAnswer && full === 1 ? 'SBA' : 'MTF',
      stem,
      options: choices.map(({ text, weight, reason }) => ({ text, correct: weight > 0, reason })),
      ...readFeedback(feedback),
    },
    notes: shares.notes,
  };
}

function readEssay(line: number, { stem, feedback }: GiftQuestion): ParsedRow {
  return readOwnEssay(line, stem, feedback) ?? { line, refusal: formatMessages.essay() };
}
