import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { fillSite, type Site } from 'schema/site.ts';
import type { Env } from '../env.ts';

const DOCUMENT = '{ boards { code name } }';
const NOT_BUILT = `<!doctype html>
<html lang="en">
<title>GraphQL</title>
<p>The explorer is not built. Run: pnpm run build</p>
<p><a href="https://studio.apollographql.com/sandbox/explorer" rel="noopener noreferrer">Open Apollo Sandbox</a></p>
`;

export type LandingPageOptions = {
  sandbox: Env['SANDBOX'];
  introspection: boolean;
  explorerFolder: string;
  site: Site;
};

/** GET /graphql in a browser: our explorer, or Apollo Sandbox. */
export function landingPage<Context extends BaseContext>({
  sandbox,
  introspection,
  explorerFolder,
  site,
}: LandingPageOptions): ApolloServerPlugin<Context> {
  if (sandbox === 'embedded') {
    return ApolloServerPluginLandingPageLocalDefault({
      footer: false,
      document: DOCUMENT,
      embed: { endpointIsEditable: false, runTelemetry: false },
    });
  }
  // A build may replace the file while the gateway runs.
  const html = async () => {
    const page = await readFile(join(explorerFolder, 'index.html'), 'utf8').catch(() => NOT_BUILT);
    return fillSite(page, site).replaceAll('%INTROSPECTION%', introspection ? 'on' : 'off');
  };
  return { serverWillStart: async () => ({ renderLandingPage: async () => ({ html }) }) };
}
