import { siteRoutes } from 'schema/site-routes.ts';
import { pathUnder } from '../../components/path-under.ts';

const ROOT = siteRoutes.questionSets;

/** Routes of the specification, section 2. */
export const paths = {
  years: ROOT,
  year: `${ROOT}/:prof`,
  subject: `${ROOT}/:prof/:subitem`,
  chapter: `${ROOT}/:prof/:subitem/chapter/:id`,
} as const;

export type SetCodes = { prof: string; subject: string };

const pathOf = pathUnder(ROOT);

export const yearPath = (prof: string) => pathOf(prof);
export const subjectPath = ({ prof, subject }: SetCodes) => pathOf(prof, subject);
export const chapterPath = ({ prof, subject }: SetCodes, id: string) => pathOf(prof, subject, 'chapter', id);
