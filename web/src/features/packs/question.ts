import type { StudyQuestion } from '../study/index.ts';

type Text = string | null | undefined;

/** As `Question` of the REST contract (schema/rest/questions.yml), which is what files of questions hold. */
export type QuestionRow = {
  _id: string;
  ref?: Text;
  type: StudyQuestion['type'];
  stem: string;
  options: { key: string; text: string; correct: boolean; reason?: Text }[];
  parts: { label: string; text: string; marks: number; points: string[]; weights?: number[] | null }[];
  explanation?: Text;
  explanation_bn?: Text;
  take_away?: Text;
  references?: string[];
  topic?: Text;
  appearances?: { board: string; year: number; sitting?: Text }[];
  origin?: StudyQuestion['origin'];
  media?: { image: string; alt: string; credit?: Text; source?: Text; licence?: Text; width: number; height: number }[];
  notice?: StudyQuestion['notice'];
};

/** Slashes stay, as in the gateway's addresses. */
export const imageUrl = (publicId: string) => `/images/${publicId.split('/').map(encodeURIComponent).join('/')}`;

/** A question of a pack as cards show it. */
export const toStudyQuestion = (row: QuestionRow): StudyQuestion => ({
  id: row._id,
  ref: row.ref ?? row._id,
  type: row.type,
  stem: row.stem,
  explanation: row.explanation ?? null,
  explanationBn: row.explanation_bn ?? null,
  takeAway: row.take_away ?? null,
  references: row.references ?? [],
  origin: row.origin ?? null,
  options: row.options.map(({ reason = null, ...option }) => ({ ...option, reason })),
  parts: row.parts.map(({ weights = null, ...part }) => ({ ...part, weights })),
  appearances: (row.appearances ?? []).map(({ sitting = null, ...paper }) => ({ ...paper, sitting })),
  media: (row.media ?? []).map(({ image, credit = null, source = null, licence = null, ...picture }) => ({
    ...picture,
    credit,
    source,
    licence,
    image: { publicId: image, url: imageUrl(image) },
  })),
  notice: row.notice ?? null,
});
