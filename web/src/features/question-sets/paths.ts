import { siteRoutes } from 'schema/site-routes.ts';
import { pathUnder } from '../../components/path-under.ts';

const ROOT = siteRoutes.questionSets;

/** Routes of the specification, section 2. */
export const setPaths = {
  years: ROOT,
  year: `${ROOT}/:prof`,
  subject: `${ROOT}/:prof/:subitem`,
  chapter: `${ROOT}/:prof/:subitem/chapter/:id`,
} as const;

/** The codes that a subject's chapters stand under. */
export type SetCodes = { prof: string; subject: string };

const pathOf = pathUnder(ROOT);

export const setYearPath = (prof: string) => pathOf(prof);
export const setSubjectPath = ({ prof, subject }: SetCodes) => pathOf(prof, subject);
export const chapterPath = ({ prof, subject }: SetCodes, id: string) => pathOf(prof, subject, 'chapter', id);
