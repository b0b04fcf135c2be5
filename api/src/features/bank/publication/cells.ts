import type { QuestionChange } from '../../../db/schema.ts';
import { cellsOfDraft } from '../draft/draft-cells.ts';
import type { Cells } from '../draft/draft.ts';
import type { QuestionContent } from './stored-question.ts';

/** By the columns of the template; without empty cells. */
export function cellsOf({ chapters, ...content }: QuestionContent): Cells {
  const cells = Object.entries(cellsOfDraft({ ...content, chapter: chapters.join('; ') }));
  return Object.fromEntries(cells.filter(([, cell]) => cell !== ''));
}

/** An empty text is a missing field. */
export function changesBetween(before: QuestionContent, after: QuestionContent): QuestionChange[] {
  const [from, to] = [cellsOf(before), cellsOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from[field] ?? '', to: to[field] ?? '' }));
}
