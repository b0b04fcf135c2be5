import { matchPath } from 'react-router-dom';
import { loadSanitizer } from '../components/load-sanitizer.ts';
import { internshipPaths } from '../features/internship/paths.ts';
import { legalPaths } from '../features/legal/paths.ts';
import { PLANS_PATH } from '../features/plans/paths.ts';
import { setPaths } from '../features/question-sets/paths.ts';
import { paths } from '../features/questions/paths.ts';
import { SEARCH_PATH } from '../features/search/paths.ts';
import { accountPaths } from '../session/index.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';

/** What stands around a screen; the main layout where not said. */
export type Layout = 'main' | 'standalone';

export type AppRoute = { path: string; Page: LazyPage; layout?: Layout };

// One chunk for each group: what a reader walks through together.
const front = () => import('./front.ts');
const boards = () => import('../features/questions/boards/index.ts');
const lists = () => import('../features/questions/list/index.ts');
const accounts = () => import('../features/accounts/index.ts');
const questionSets = () => import('../features/question-sets/index.ts');
const internship = () => import('../features/internship/index.ts');
const legal = () => import('../features/legal/index.ts');

const YearQuestions = lazyPage(async () => (await lists()).YearQuestionsPage);
const Boards = lazyPage(async () => (await boards()).BoardsPage);
const Chapter = lazyPage(async () => (await import('../features/question-sets/ChapterPage.tsx')).ChapterPage);
// An article is sanitised: by then what does it should be there.
const Article = lazyPage(async () => (await Promise.all([internship(), loadSanitizer()]))[0].ArticlePage);

/** Every screen by its route. */
export const routes: readonly AppRoute[] = [
  { path: '/', Page: lazyPage(async () => (await front()).HomePage, Boards) },
  { path: '/e-book', Page: lazyPage(async () => (await front()).EbooksPage) },
  { path: PLANS_PATH, Page: lazyPage(async () => (await front()).SubscriptionPage) },
  { path: paths.boards, Page: Boards },
  { path: paths.board, Page: lazyPage(async () => (await boards()).BoardPage) },
  { path: paths.prof, Page: lazyPage(async () => (await boards()).ProfPage) },
  { path: paths.subject, Page: lazyPage(async () => (await boards()).SubjectPage, YearQuestions) },
  { path: paths.year, Page: YearQuestions },
  { path: paths.topic, Page: lazyPage(async () => (await lists()).TopicQuestionsPage) },
  { path: accountPaths.profile, Page: lazyPage(async () => (await accounts()).ProfilePage) },
  {
    path: accountPaths.affiliate,
    Page: lazyPage(async () => (await import('../features/affiliate/index.ts')).AffiliatePage),
  },
  { path: accountPaths.logIn, Page: lazyPage(async () => (await accounts()).LoginPage), layout: 'standalone' },
  { path: accountPaths.signUp, Page: lazyPage(async () => (await accounts()).SignUpPage), layout: 'standalone' },
  {
    path: accountPaths.forgotPassword,
    Page: lazyPage(async () => (await accounts()).ForgotPasswordPage),
    layout: 'standalone',
  },
  {
    path: accountPaths.resetPassword,
    Page: lazyPage(async () => (await accounts()).ResetPasswordPage),
    layout: 'standalone',
  },
  { path: setPaths.years, Page: lazyPage(async () => (await questionSets()).YearsPage) },
  { path: setPaths.year, Page: lazyPage(async () => (await questionSets()).SubjectsPage) },
  { path: setPaths.subject, Page: lazyPage(async () => (await questionSets()).ChaptersPage, Chapter) },
  { path: setPaths.chapter, Page: Chapter },
  { path: internshipPaths.subjects, Page: lazyPage(async () => (await internship()).SubjectsPage) },
  { path: internshipPaths.subject, Page: lazyPage(async () => (await internship()).TopicsPage) },
  { path: internshipPaths.topic, Page: lazyPage(async () => (await internship()).SubTopicsPage) },
  { path: internshipPaths.article, Page: Article },
  { path: internshipPaths.subArticle, Page: Article },
  { path: SEARCH_PATH, Page: lazyPage(async () => (await import('../features/search/SearchPage.tsx')).SearchPage) },
  { path: legalPaths.terms, Page: lazyPage(async () => (await legal()).TermsPage), layout: 'standalone' },
  { path: legalPaths.privacy, Page: lazyPage(async () => (await legal()).PrivacyPage), layout: 'standalone' },
  { path: legalPaths.refunds, Page: lazyPage(async () => (await legal()).RefundPage), layout: 'standalone' },
];

/** Loads the code of the page at a path, so that it renders at once. */
export const preloadRoute = async (pathname: string) =>
  routes.find(({ path }) => matchPath(path, pathname))?.Page.preload();
