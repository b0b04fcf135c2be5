import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';

const FALLBACK = /<h1>Welcome to Apollo Server<\/h1>\s*<p>[^<]*<\/p>/;
const OURS = `<h1>GraphQL</h1>
  <p>Apollo Sandbox could not be loaded: its own server cannot be reached from this browser. This one answers all the same:
    <a href="/schema.graphql">the schema as text</a>, and at this address</p>
  <pre>POST /graphql
Content-Type: application/json

{"query": "{ boards { code name } }"}</pre>`;

/** Apollo Sandbox on the page of GET /graphql; where it cannot be loaded, a plain page says what there is. */
export function landingPage<Context extends BaseContext>(): ApolloServerPlugin<Context> {
  const sandbox = ApolloServerPluginLandingPageLocalDefault({
    footer: false,
    document: '{ boards { code name } }',
    embed: { endpointIsEditable: false, runTelemetry: false },
  });
  return {
    async serverWillStart(service) {
      const started = await sandbox.serverWillStart?.(service);
      return {
        async renderLandingPage() {
          const page = await started?.renderLandingPage?.();
          const html = async () => {
            const text = typeof page?.html === 'function' ? await page.html() : (page?.html ?? '');
            return text.replace('<title>Apollo Server</title>', '<title>GraphQL</title>').replace(FALLBACK, OURS);
          };
          return { html };
        },
      };
    },
  };
}
