import { lazyPage } from '../../components/lazy-page.ts';
import type { Feature } from '../feature.ts';
import { STUDIO_PATH } from './paths.ts';

export const studio: Feature = {
  // One route: the entry, which every reader loads, names none of the screens.
  routes: [{ path: `${STUDIO_PATH}/*`, Page: lazyPage(async () => (await import('./StudioPages.tsx')).StudioPages) }],
  // Each query keeps its own copy of a question: a list has less of it than the editor.
  typePolicies: { Studio: { merge: true }, Desk: { merge: true }, StudioQuestion: { keyFields: false } },
};
