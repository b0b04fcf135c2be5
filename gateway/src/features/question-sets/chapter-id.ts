import { isSegment } from '../../rest/path.ts';

// The contract has no call for one chapter: its id in the graph says whose list it stands in.
const SHAPE = /^(_\d)-([A-Z]+)-(.+)$/u;

export type ChapterKey = { prof: string; subject: string; upstreamId: string };

/** _1-ANAT-42, from the chapter's own id and the subject it belongs to. */
export const toChapterId = ({ prof, subject, upstreamId }: ChapterKey) => `${prof}-${subject}-${upstreamId}`;

/** The parts of a chapter's id, or null where it is none. */
export function parseChapterId(id: string): ChapterKey | null {
  const [, prof, subject, upstreamId] = SHAPE.exec(id) ?? [];
  return prof && subject && upstreamId && isSegment(upstreamId) ? { prof, subject, upstreamId } : null;
}
