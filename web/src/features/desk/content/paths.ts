import { pathUnder } from '../../../components/path-under.ts';
import { paths } from '../../studio/shell/index.ts';

const FAQS = `${paths.desk}/faqs`;
const BANNERS = `${paths.desk}/banners`;
const PLANS = `${paths.desk}/plans`;
const EBOOKS = `${paths.desk}/ebooks`;
const SUBJECTS = `${paths.desk}/rx-aid`;
const LEGAL = `${paths.desk}/legal`;
const ARTICLES = `${paths.desk}/articles`;
const DRAFTS = `${paths.desk}/article-review`;

export const contentPaths = {
  lists: `${paths.desk}/lists`,
  legal: LEGAL,
  legalText: `${LEGAL}/:id`,
  faqs: FAQS,
  newFaq: `${paths.desk}/new-faq`,
  faq: `${FAQS}/:id`,
  banners: BANNERS,
  newBanner: `${paths.desk}/new-banner`,
  banner: `${BANNERS}/:id`,
  plans: PLANS,
  newPlan: `${paths.desk}/new-plan`,
  plan: `${PLANS}/:id`,
  ebooks: EBOOKS,
  newEbook: `${paths.desk}/new-ebook`,
  ebook: `${EBOOKS}/:id`,
  subjects: SUBJECTS,
  newSubject: `${paths.desk}/new-subject`,
  subject: `${SUBJECTS}/:id`,
  topics: `${SUBJECTS}/:subject/articles`,
  newTopic: `${paths.desk}/new-article`,
  topic: `${ARTICLES}/:id`,
  drafts: DRAFTS,
  draft: `${DRAFTS}/:id`,
} as const;

export const legalTextPath = pathUnder(LEGAL);
export const faqPath = pathUnder(FAQS);
export const bannerPath = pathUnder(BANNERS);
export const planPath = pathUnder(PLANS);
export const ebookPath = pathUnder(EBOOKS);
export const topicPath = pathUnder(ARTICLES);
export const draftPath = pathUnder(DRAFTS);
export const subjectPath = pathUnder(SUBJECTS);
export const topicsPath = (subject: string) => subjectPath(subject, 'articles');
/** A new article of a subject, or of a list in it. */
export const newTopicPath = (subject: string, list?: string) =>
  `${contentPaths.newTopic}?${new URLSearchParams({ subject, ...(list && { list }) }).toString()}`;
