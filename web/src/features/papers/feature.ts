import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../../paths/papers.ts';

const pages = () => import('./pages.ts');

export const papers: Feature = {
  routes: [
    { path: paths.list, Page: lazyPage(async () => (await pages()).PapersPage) },
    { path: paths.start, Page: lazyPage(async () => (await pages()).NewPaperPage) },
    { path: paths.paper, Page: lazyPage(async () => (await pages()).PaperPage) },
    { path: paths.print, Page: lazyPage(async () => (await pages()).PrintPage) },
  ],
};
