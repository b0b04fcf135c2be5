import type { ApolloClient } from '@apollo/client';
import { noteRole } from './role-mark.ts';
import { StudioViewerDocument } from './studio-viewer.generated.ts';

/** Never fails: the studio itself asks again. */
export async function refreshRole(client: ApolloClient) {
  try {
    const { data } = await client.query({ query: StudioViewerDocument, fetchPolicy: 'network-only' });
    if (data?.viewer) noteRole(data.viewer.userId, data.viewer.role !== 'READER');
  } catch {
    // Offline, or a server that does not know of roles.
  }
}
