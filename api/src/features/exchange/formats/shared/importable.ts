import { cellBody as body, cellText as plain } from '../../template/cell-texts.ts';
import type { ExportQuestion } from '../format.ts';

/** The question in texts that the import reads as exactly what it has. */
export function importable(question: ExportQuestion): ExportQuestion {
  const { chapter, topic, explanation, explanation_bn: explanationBn, take_away: takeAway } = question;
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
    media: question.media.map(({ credit, source, ...picture }) => ({
      ...picture,
      alt: plain(picture.alt),
      ...(credit !== undefined && { credit: plain(credit) }),
      ...(source !== undefined && { source: plain(source) }),
    })),
    also_in: question.also_in.map((list) =>
      'chapter' in list ? { chapter: plain(list.chapter) } : { ...list, topic: plain(list.topic) },
    ),
    references: question.references.map(plain),
    ...(chapter !== undefined && { chapter: plain(chapter) }),
    ...(topic !== undefined && { topic: plain(topic) }),
    ...(explanation !== undefined && { explanation: body(explanation) }),
    ...(explanationBn !== undefined && { explanation_bn: body(explanationBn) }),
    ...(takeAway !== undefined && { take_away: plain(takeAway) }),
  };
}
