import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { createCache } from './app/cache.ts';
import { App } from './app/App.tsx';
import { takeEarlyTaps } from './app/early-taps.ts';
import { reloadAfterFailedModules } from './app/failed-modules.ts';
import { retryFailedStyles } from './app/failed-styles.ts';
import { keepInstallPrompt } from './app/keep-install-prompt.ts';
import { restoredState } from './app/restored-state.ts';
import { preloadRoute } from './app/routes.ts';
import { loadSanitizer } from './components/load-sanitizer.ts';
import { BASE, pagePath } from './i18n/base.ts';
import { hasLatinDigits } from './i18n/formats/digits.ts';
import { handleExpiredToken } from './session/index.ts';

reloadAfterFailedModules();
retryFailedStyles();
keepInstallPrompt();

// Each step is a task of its own, so that a phone stays responsive.
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

await nextTask();
const state = restoredState();
const client = createClient({
  uri: '/graphql',
  cache: createCache(),
  onExpiredToken: handleExpiredToken,
  ...(state && { state }),
});

await nextTask();
// The page's code first, so that the first paint is the page, which reports its own failure.
// Text that waits for the sanitiser would collapse while a finger is on it.
await Promise.all([
  preloadRoute(import.meta.env.BANGLA ? pagePath(location.pathname) : location.pathname).catch(() => {}),
  document.querySelector('[data-purified]') && loadSanitizer(),
  // A page from this device has no data of the server.
  state ?? import('./app/offline/Offline.tsx').then(({ answerOffline }) => answerOffline(client)).catch(() => {}),
]);
await nextTask();

const root = document.getElementById('root')!;
const page = (
  <StrictMode>
    {/* Without transitions a tap shows the next page's skeleton at once. */}
    <BrowserRouter useTransitions={false} {...(import.meta.env.BANGLA ? { basename: BASE } : {})}>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>
);
// The server writes Bangla digits.
const mayHydrate = state && !(import.meta.env.BANGLA && hasLatinDigits());
if (state) takeEarlyTaps();
if (mayHydrate) {
  // In slices, so that a phone stays responsive.
  startTransition(() => void hydrateRoot(root, page));
} else {
  // The pages render their own.
  for (const element of document.querySelectorAll('title, meta[name=description]')) element.remove();
  createRoot(root).render(page);
}
