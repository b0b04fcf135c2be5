import { siteRoutes } from 'schema/site-routes.ts';
import { pathUnder } from '../../components/path-under.ts';

const ROOT = siteRoutes.internship;

/** Routes of the specification, section 2. */
export const internshipPaths = {
  subjects: ROOT,
  subject: `${ROOT}/:id`,
  topic: `${ROOT}/:id/:subId`,
  /** Must come before subArticle, which would match 'skip' as a topic. */
  article: `${ROOT}/:id/skip/:detailsId`,
  subArticle: `${ROOT}/:id/:subId/:detailsId`,
} as const;

/** Router state of a link to a topic's page. */
export type TopicState = { isList: boolean };

const pathOf = pathUnder(ROOT);

export const internshipSubjectPath = (id: string) => pathOf(id);
export const topicListPath = (id: string, subId: string) => pathOf(id, subId);
export const articlePath = (id: string, detailsId: string) => pathOf(id, 'skip', detailsId);
export const subArticlePath = (id: string, subId: string, detailsId: string) => pathOf(id, subId, detailsId);

export const topicPath = (subjectId: string, topic: { id: string; isList: boolean }) =>
  topic.isList ? topicListPath(subjectId, topic.id) : articlePath(subjectId, topic.id);
