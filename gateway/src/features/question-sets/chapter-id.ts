import { isSegment } from '../../rest/path.ts';

// The REST contract has no call for one chapter, so its id in the graph names the list that contains it.
const SHAPE = /^(_\d)-([A-Z]+)-(.+)$/u;

export type ChapterKey = { prof: string; subject: string; upstreamId: string };

/** Such as `_1-ANAT-42`. */
export const toChapterId = ({ prof, subject, upstreamId }: ChapterKey) => `${prof}-${subject}-${upstreamId}`;

/** Null if the text is not a chapter's id. */
export function parseChapterId(id: string): ChapterKey | null {
  const [, prof, subject, upstreamId] = SHAPE.exec(id) ?? [];
  return prof && subject && upstreamId && isSegment(upstreamId) ? { prof, subject, upstreamId } : null;
}
