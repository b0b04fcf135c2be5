import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SanitizeContext, type Sanitize } from '../components/sanitize-context.ts';
import { Screens } from './Screens.tsx';

type Props = {
  client: ApolloClient;
  /** For the server: DOMPurify needs a DOM. */
  sanitize?: Sanitize;
};

export const App = ({ client, sanitize }: Props) => (
  <ApolloProvider client={client}>
    <SanitizeContext value={sanitize}>
      <Screens />
    </SanitizeContext>
  </ApolloProvider>
);
