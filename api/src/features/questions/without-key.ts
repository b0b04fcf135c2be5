import type { questions } from '../../db/schema.ts';

type QuestionRow = Pick<typeof questions.$inferSelect, 'id' | 'type' | 'stem' | 'options' | 'parts'>;

/** A question for an open examination, without anything that reveals its key. */
export type QuestionWithoutKey = {
  _id: string;
  type: QuestionRow['type'];
  stem: string;
  options: { key: string; text: string }[];
  parts: { label: string; text: string; marks: number }[];
};

/** Names the fields, so that fields added later stay out. */
export const withoutKey = ({ id, type, stem, options, parts }: QuestionRow): QuestionWithoutKey => ({
  _id: String(id),
  type,
  stem,
  options: options.map(({ key, text }) => ({ key, text })),
  parts: parts.map(({ label, text, marks }) => ({ label, text, marks })),
});
