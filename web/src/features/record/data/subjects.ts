import { siteRoutes } from 'schema/site-routes.ts';
import type { Shelf } from '../../study/index.ts';
import { codeOf, nameOf } from '../../study/shelf/index.ts';

export type Subject = { /** `_1` to `_4`. */ prof: string; code: string; name: string };

const BOARD_LIST = new RegExp(`^${siteRoutes.boards}/[^/]+/([^/]+)/([^/]+)/`);
const SET_LIST = new RegExp(`^${siteRoutes.questionSets}/([^/]+)/([^/]+)/`);

/** The subject of a question's list. */
export function subjectOf(shelf: Shelf | undefined): Subject | undefined {
  if (!shelf) return undefined;
  const [, prof = shelf.prof, code = shelf.subject] = BOARD_LIST.exec(shelf.path) ?? SET_LIST.exec(shelf.path) ?? [];
  return prof && code ? { prof, code, name: nameOf(code) } : undefined;
}

/** The topic of a question's list. */
export function topicOf(shelf: Shelf | undefined): string | undefined {
  const [, topic] = shelf?.path.split('/topics/') ?? [];
  return shelf?.topic ?? (topic && decodeURIComponent(topic));
}

export const subjectOfRef = (ref: string) => nameOf(codeOf(ref));
