import { lazyPage } from '../../components/lazy-page.ts';
import { loadSanitizer } from '../../components/load-sanitizer.ts';
import type { Feature } from '../feature.ts';
import { internshipPaths } from './paths.ts';

const pages = () => import('./pages.ts');
// An article cannot render before the sanitizer has loaded.
const Article = lazyPage(async () => (await Promise.all([pages(), loadSanitizer()]))[0].ArticlePage);

export const internship: Feature = {
  routes: [
    { path: internshipPaths.subjects, Page: lazyPage(async () => (await pages()).SubjectsPage) },
    { path: internshipPaths.subject, Page: lazyPage(async () => (await pages()).TopicsPage) },
    { path: internshipPaths.topic, Page: lazyPage(async () => (await pages()).SubTopicsPage) },
    { path: internshipPaths.article, Page: Article },
    { path: internshipPaths.subArticle, Page: Article },
  ],
  navigation: { label: 'shared.internship', to: internshipPaths.subjects, end: false },
};
