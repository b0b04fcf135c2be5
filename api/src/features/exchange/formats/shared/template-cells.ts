import { cellsOf } from '../../../bank/index.ts';
import { LETTERS, PICTURE_FIELDS, PICTURES } from '../../template/template-columns.ts';
import type { OtherList, Cells } from '../../../bank/draft/index.ts';
import { importable } from './importable.ts';
import type { ExportQuestion, Summary } from '../format.ts';

/** The columns of the template that the selection needs. */
export function columnsFor({ options, parts, pictures }: Summary): string[] {
  const ofOptions = LETTERS.slice(0, options);
  return [
    ...'ref type subject prof chapter topic also_in appearances origin stem'.split(' '),
    ...ofOptions.map((letter) => `option_${letter}`),
    ...(options > 0 ? ['correct'] : []),
    ...ofOptions.map((letter) => `reason_${letter}`),
    ...LETTERS.slice(0, parts).flatMap((letter) =>
      ['', '_label', '_marks', '_points', '_weights'].map((rest) => `part_${letter}${rest}`),
    ),
    ...'explanation explanation_bn take_away references items'.split(' '),
    ...PICTURES.slice(0, pictures).flatMap((number) => PICTURE_FIELDS.map((rest) => `picture_${number}${rest}`)),
  ];
}

/** By the names of the template's columns; without empty cells. */
export function templateCells(question: ExportQuestion): Cells {
  const { ref, chapter, also_in: others, ...content } = importable(question);
  const cells = cellsOf({
    ...content,
    chapters: chapter === undefined ? [] : [chapter],
    parts: content.parts.map((part) => ({ ...part, points: part.points.map(onOneLine) })),
    references: content.references.map(onOneLine),
  });
  return { ref, ...cells, ...(others.length > 0 && { also_in: others.map(listName).join('\n') }) };
}

/** In a cell each line is an item, so a break within one is a line separator, which the import turns back. */
const onOneLine = (item: string): string => item.replaceAll('\n', '\u2028');

const listName = (list: OtherList): string =>
  'chapter' in list ? `chapter: ${onOneLine(list.chapter)}` : `topic ${list.board}: ${onOneLine(list.topic)}`;
