import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { paths } from './paths.ts';

const editor = () => import('./editor/EditorPage.tsx');

export const studio: Feature = {
  routes: [
    { path: paths.home, Page: lazyPage(async () => (await import('./shell/StudioHome.tsx')).StudioHome) },
    {
      path: paths.questions,
      Page: lazyPage(async () => (await import('./questions/QuestionsPage.tsx')).QuestionsPage),
    },
    { path: paths.start, Page: lazyPage(async () => (await editor()).EditorPage) },
    { path: paths.question, Page: lazyPage(async () => (await editor()).EditorPage) },
  ],
  // Each query keeps its own copy of a question: a list has less of it than the editor.
  typePolicies: { Studio: { merge: true }, StudioQuestion: { keyFields: false } },
};
