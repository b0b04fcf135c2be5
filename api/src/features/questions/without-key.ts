import type { questions } from '../../db/schema.ts';

type QuestionRow = Pick<typeof questions.$inferSelect, 'id' | 'type' | 'stem' | 'options' | 'parts'>;

/** A question as an open examination asks it: nothing in it tells the answer. */
export type QuestionWithoutKey = {
  _id: string;
  type: QuestionRow['type'];
  stem: string;
  options: { key: string; text: string }[];
  parts: { label: string; text: string; marks: number }[];
};

/** Takes field by field what may be shown: a field that a question gains later stays out. */
export const withoutKey = ({ id, type, stem, options, parts }: QuestionRow): QuestionWithoutKey => ({
  _id: String(id),
  type,
  stem,
  options: options.map(({ key, text }) => ({ key, text })),
  parts: parts.map(({ label, text, marks }) => ({ label, text, marks })),
});
