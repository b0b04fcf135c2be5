import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from './apollo/client.ts';
import { App } from './app/App.tsx';
import { preloadRoute } from './app/routes.tsx';
import { sessionRefused } from './session/index.ts';

const client = createClient({ uri: '/graphql', onRefused: sessionRefused });

// The page's own code first, so that the first paint is the page. Where it fails, the page itself says so.
await preloadRoute(location.pathname).catch(() => {});

// From here on the pages say what they are.
document.querySelectorAll('title, meta[name=description]').forEach((element) => element.remove());
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {/* Without transitions a tap shows the next page's skeleton at once, not the old page until the new has come. */}
    <BrowserRouter useTransitions={false}>
      <App client={client} />
    </BrowserRouter>
  </StrictMode>,
);
