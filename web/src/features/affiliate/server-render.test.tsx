// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createClient } from '../../apollo/client.ts';
import { createCache } from '../../app/cache.ts';
import { App } from '../../app/App.tsx';
import { preloadRoute } from '../../app/routes.ts';

it.each(['', '?tab=wallet', '?tab=invite'])(
  'the server renders /profile/affiliate%s as a placeholder',
  async (search) => {
    const address = `/profile/affiliate${search}`;
    await preloadRoute(address);
    const html = renderToString(
      <StaticRouter location={address}>
        <App client={createClient({ uri: 'http://localhost/graphql', cache: createCache(), ssrMode: true })} />
      </StaticRouter>,
    );
    expect(html).toContain('Affiliate</h1>');
    expect(html).not.toMatch(/Notifications|aff_ref|Tk /);
  },
);
