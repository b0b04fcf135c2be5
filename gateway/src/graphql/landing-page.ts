import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { Env } from '../env.ts';

/** What the explorer opens with, in Sandbox. */
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
  /** Where the explorer is built. */
  explorerFolder: string;
};

/** The page of GET /graphql for a browser: the explorer of our own, or Apollo Sandbox with its scripts. */
export function landingPage<Context extends BaseContext>({
  sandbox,
  introspection,
  explorerFolder,
}: LandingPageOptions): ApolloServerPlugin<Context> {
  if (sandbox === 'embedded') {
    return ApolloServerPluginLandingPageLocalDefault({
      footer: false,
      document: DOCUMENT,
      embed: { endpointIsEditable: false, runTelemetry: false },
    });
  }
  // Read anew each time: a build may replace it, and the files that it names.
  const html = async () => {
    const page = await readFile(join(explorerFolder, 'index.html'), 'utf8').catch(() => NOT_BUILT);
    return page.replaceAll('%INTROSPECTION%', introspection ? 'on' : 'off');
  };
  return { serverWillStart: async () => ({ renderLandingPage: async () => ({ html }) }) };
}
