import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import { checkFirst, connection } from '../../graphql/pages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { isId } from '../../rest/path.ts';
import { requireStudio } from '../studio/index.ts';
import { importMessages } from './messages.ts';
import type { ImportBatchesRow } from './rows.ts';

const MAX_PAGE = 20;

async function requireImport(id: string, context: Context): Promise<void> {
  await requireStudio(context);
  if (!isId(id)) throw badInput('id', importMessages.badId());
}

export const importResolvers: Resolvers = {
  Studio: {
    imports: (_studio, { state, first, after }, { imports }) => {
      checkFirst(first, MAX_PAGE);
      return imports.list(state, { first, after });
    },
    import: (_studio, { id }, { imports }) => (isId(id) ? imports.one(id) : null),
  },

  ImportBatchConnection: connection((page: ImportBatchesRow) =>
    page.imports.map(({ cursor, import: node }) => ({ cursor, node })),
  ),

  ImportBatch: {
    questions: ({ id }, { first, after }, { imports }) => {
      checkFirst(first, MAX_PAGE);
      return imports.questions(id, { first, after });
    },
  },

  Mutation: {
    approveImport: async (_root, { id }, context) => {
      await requireImport(id, context);
      return context.imports.approve(id);
    },
    takeBackImport: async (_root, { id }, context) => {
      await requireImport(id, context);
      return context.imports.takeBack(id);
    },
  },
};
