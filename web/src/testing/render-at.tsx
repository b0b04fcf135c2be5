import { MockedProvider } from '@apollo/client/testing/react';
import type { MockLink } from '@apollo/client/testing';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { createCache } from '../app/cache.ts';
import { routes } from '../app/routes.ts';
import { Screens } from '../app/Screens.tsx';
import { HasPacksDocument } from '../features/packs/has-packs.generated.ts';
import { TakesReportsDocument } from '../features/reports/report/takes-reports.generated.ts';
import { StudioViewerDocument } from '../features/studio/menu/studio-viewer.generated.ts';
import { FeaturesDocument } from '../features/study/features.generated.ts';

/** What pages ask beside their own queries. They fail, as an upstream without these features makes them. */
const ASKED_EVERYWHERE = [StudioViewerDocument, FeaturesDocument, TakesReportsDocument, HasPacksDocument].map(
  (query) => ({
    request: { query },
    error: new Error('This test does not answer it.'),
    maxUsageCount: Infinity,
  }),
);

type Options = { mocks?: readonly MockLink.MockedResponse[]; history?: readonly string[] };

/** Renders the whole client at an address; `history` holds the addresses before it. */
export async function renderAt(address: string, { mocks = [], history = [] }: Options = {}) {
  // React's act() does not wait for lazy code.
  await Promise.all(routes.map(({ Page }) => Page.preload()));
  const place = { current: '', go: (() => {}) as NavigateFunction };
  function Watch() {
    const { pathname, search } = useLocation();
    place.current = decodeURIComponent(pathname + search);
    place.go = useNavigate();
    return null;
  }
  // Awaited, because React never resumes a component that waits for code in an act() that is not.
  const view = await act(async () =>
    render(
      <MockedProvider
        cache={createCache()}
        mocks={[...mocks, ...ASKED_EVERYWHERE]}
        mockLinkDefaultOptions={{ delay: 0 }}
      >
        <MemoryRouter initialEntries={[...history, address]} initialIndex={history.length} useTransitions={false}>
          <Screens />
          <Watch />
        </MemoryRouter>
      </MockedProvider>,
    ),
  );
  return {
    ...view,
    user: userEvent.setup(),
    address: () => place.current,
    go: (to: string) => act(async () => place.go(to)),
  };
}
