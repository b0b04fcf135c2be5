import type { LegalTextId } from '../../graphql.generated.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody } from '../../rest/contract.ts';
import { emptyOn404 } from '../../rest/not-found.ts';
import { path } from '../../rest/path.ts';
import { withConflict } from '../desk/index.ts';
import { legalTexts, savedText } from './rows.ts';

type Change = { id: LegalTextId; version: string | null; body: string | null };

const LIST = '/content/legal';

/** Not of the specification: a server without them answers 404. */
export const legalApi = (rest: RestClient) => ({
  find: async (id: LegalTextId) =>
    (await emptyOn404(rest.getPublic(LIST, legalTexts))).find((text) => text.id === id) ?? null,
  /** Not from a cache: a change names the version that it is of. */
  current: () => emptyOn404(rest.get(LIST, legalTexts)),
  save: ({ id, ...change }: Change) =>
    withConflict(
      rest.put(path`/admin/legal/${id.toLowerCase()}`, change satisfies RequestBody<'saveLegalText'>, savedText),
    ),
});

export type LegalApi = ReturnType<typeof legalApi>;
