import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { createCache } from './app/cache.ts';
import { App } from './app/App.tsx';
import { restoredState } from './app/restored-state.ts';
import { preloadRoute } from './app/routes.ts';
import { sessionRefused } from './session/index.ts';

const state = restoredState();
const client = createClient({
  uri: '/graphql',
  cache: createCache(),
  onRefused: sessionRefused,
  ...(state && { state }),
});

// The page's own code first, so that the first paint is the page. Where it fails, the page itself says so.
await preloadRoute(location.pathname).catch(() => {});

const root = document.getElementById('root')!;
const page = (
  <StrictMode>
    {/* Without transitions a tap shows the next page's skeleton at once, not the old page until the new has come. */}
    <BrowserRouter useTransitions={false}>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>
);
if (state) {
  // In slices, so that a phone scrolls and answers meanwhile.
  startTransition(() => void hydrateRoot(root, page));
} else {
  // From here on the pages set them.
  for (const known of document.querySelectorAll('title, meta[name=description]')) known.remove();
  createRoot(root).render(page);
}
