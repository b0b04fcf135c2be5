import 'graphiql/setup-workers/vite';
// Its style.css holds fonts as data: addresses, which the policy refuses.
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './graphiql-theme.css';
import { DOC_EXPLORER_PLUGIN } from '@graphiql/plugin-doc-explorer';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { createFetcher } from './fetcher.ts';
import { STARTING_TABS } from './starting-tabs.ts';
import { tabStorage } from './tab-storage.ts';
import { WrapLines } from './WrapLines.tsx';

type Options = { endpoint: string; hasSchema: boolean; signInToken: () => string | undefined };

/** Shows GraphiQL in `container`. Without a schema it asks for none and has no documentation. */
export function showExplorer(container: HTMLElement, { endpoint, hasSchema, signInToken }: Options) {
  createRoot(container).render(
    <GraphiQL
      fetcher={createFetcher(endpoint, signInToken)}
      // GraphiQL takes null, which the type of this prop leaves out.
      storage={tabStorage() as Storage}
      shouldPersistHeaders={false}
      defaultTabs={STARTING_TABS}
      defaultEditorToolsVisibility="headers"
      referencePlugin={hasSchema ? DOC_EXPLORER_PLUGIN : null}
      {...(!hasSchema && { schema: null })}
    >
      <GraphiQL.Logo> </GraphiQL.Logo>
      <WrapLines />
    </GraphiQL>,
  );
}
