import { stripMarkup } from '../import/html.ts';
import { LAYOUT_TAG } from '../import/markup-tags.ts';
import type { ExportQuestion } from './read-questions.ts';
import { escapeXml } from './xml.ts';

/** The import makes `<br>` of a line break where no tag lays out lines, and leaves the reference alone. */
const body = (html: string): string => (LAYOUT_TAG.test(html) ? html : html.replaceAll('\n', '&#10;'));

/** The import takes tags out of plain text; what only looks like one must come back. */
const plain = (text: string): string => (stripMarkup(text) === text ? text : `<i>${escapeXml(text)}</i>`);

/** The question in texts that the import reads as exactly what it has. */
export function importable(question: ExportQuestion): ExportQuestion {
  const { chapter, topic, explanation, take_away: takeAway } = question;
  return {
    ...question,
    stem: body(question.stem),
    options: question.options.map(({ reason, ...option }) => ({
      ...option,
      text: body(option.text),
      ...(reason !== undefined && { reason: body(reason) }),
    })),
    parts: question.parts.map((part) => ({
      ...part,
      label: plain(part.label),
      text: body(part.text),
      points: part.points.map(plain),
    })),
    media: question.media.map(({ credit, ...picture }) => ({
      ...picture,
      alt: plain(picture.alt),
      ...(credit !== undefined && { credit: plain(credit) }),
    })),
    also_in: question.also_in.map((list) =>
      'chapter' in list ? { chapter: plain(list.chapter) } : { ...list, topic: plain(list.topic) },
    ),
    references: question.references.map(plain),
    ...(chapter !== undefined && { chapter: plain(chapter) }),
    ...(topic !== undefined && { topic: plain(topic) }),
    ...(explanation !== undefined && { explanation: body(explanation) }),
    ...(takeAway !== undefined && { take_away: plain(takeAway) }),
  };
}
