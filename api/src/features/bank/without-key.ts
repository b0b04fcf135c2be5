import type { MediaRow, questions } from '../../db/schema.ts';

type Selected = typeof questions.$inferSelect;
/** Versions of before pictures have no media. */
type QuestionRow = Pick<Selected, 'id' | 'type' | 'stem' | 'options' | 'parts'> & Partial<Pick<Selected, 'media'>>;

/** A question for an open examination, without anything that reveals its key. */
export type QuestionWithoutKey = {
  _id: string;
  type: QuestionRow['type'];
  stem: string;
  options: { key: string; text: string }[];
  parts: { label: string; text: string; marks: number }[];
  media: MediaRow[];
};

/** Names the fields, so that fields added later stay out. */
export const withoutKey = ({ id, type, stem, options, parts, media = [] }: QuestionRow): QuestionWithoutKey => ({
  _id: String(id),
  type,
  stem,
  options: options.map(({ key, text }) => ({ key, text })),
  parts: parts.map(({ label, text, marks }) => ({ label, text, marks })),
  media: media.map(({ image, alt, credit, source, licence, width, height }) => ({
    image,
    alt,
    ...(credit && { credit }),
    ...(source && { source }),
    ...(licence && { licence }),
    width,
    height,
  })),
});
