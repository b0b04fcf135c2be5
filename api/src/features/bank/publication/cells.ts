import type { AppearanceRow, QuestionChange } from '../../../db/schema.ts';
import { optionKey } from '../draft/question.ts';
import type { QuestionContent } from './stored-question.ts';
import type { Cells } from '../draft/draft.ts';

const letter = (index: number) => optionKey(index).toLowerCase();
const paper = ({ board, year, sitting }: AppearanceRow) => [board, year, sitting].filter(Boolean).join(' ');

/** As in the template: `B`, `ACE` or `none`. */
export const correctOf = ({ type, options }: Pick<QuestionContent, 'type' | 'options'>): string => {
  if (type === 'SAQ') return '';
  const letters = options.flatMap(({ correct }, index) => (correct ? [optionKey(index)] : []));
  return letters.join('') || 'none';
};

export function cellsOf(content: QuestionContent): Cells {
  const { options, parts } = content;
  const cells: [string, string | undefined][] = [
    ['type', content.type],
    ['subject', content.subject],
    ['prof', content.prof],
    ['chapter', content.chapters.join('; ')],
    ['topic', content.topic],
    ['appearances', content.appearances.map(paper).join('; ')],
    ['origin', content.origin],
    ['stem', content.stem],
    ...options.map(({ text }, index): [string, string] => [`option_${letter(index)}`, text]),
    ['correct', correctOf(content)],
    ...options.map(({ reason }, index): [string, string | undefined] => [`reason_${letter(index)}`, reason]),
    ...parts.flatMap(({ label, text, marks, points, weights }, index): [string, string | undefined][] => [
      [`part_${letter(index)}`, text],
      [`part_${letter(index)}_label`, label === letter(index) ? undefined : label],
      [`part_${letter(index)}_marks`, String(marks)],
      [`part_${letter(index)}_points`, points.join('\n')],
      [`part_${letter(index)}_weights`, weights?.join(';')],
    ]),
    ['explanation', content.explanation],
    ['take_away', content.take_away],
    ['references', content.references.join('\n')],
    ...content.media.flatMap(({ image, alt, credit }, index): [string, string | undefined][] => [
      [`picture_${index + 1}`, image],
      [`picture_${index + 1}_alt`, alt],
      [`picture_${index + 1}_credit`, credit],
    ]),
  ];
  return Object.fromEntries(cells.filter((cell): cell is [string, string] => Boolean(cell[1])));
}

/** An empty text is a missing field. */
export function changesBetween(before: QuestionContent, after: QuestionContent): QuestionChange[] {
  const [from, to] = [cellsOf(before), cellsOf(after)];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from[field] ?? '', to: to[field] ?? '' }));
}
