import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  HTML: 'string',
};

const TYPES = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: true,
  maybeValue: 'T | null | undefined',
};

const GATEWAY = 'gateway/src';

/** The parent types of the gateway's resolvers. Each feature lists its own in mappers.json, with relative paths. */
function mappers(): Record<string, string> {
  const files = globSync(`${GATEWAY}/features/*/mappers.json`).sort();
  return Object.fromEntries(
    files.flatMap((file) => {
      const folder = relative(GATEWAY, dirname(file));
      const ofFeature = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return Object.entries(ofFeature).map(([type, row]) => [type, `./${join(folder, row)}`]);
    }),
  );
}

/**
 * Types of the gateway's resolvers, its names of REST calls, types of REST bodies, types and hooks of the web client's operations,
 * and the whole contracts in schema/printed, to read.
 */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'schema/printed/schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'schema/printed/openapi.yml': { plugins: ['./scripts/codegen-openapi.ts'] },
    'schema/rest/openapi.generated.ts': { plugins: ['./scripts/codegen-rest-types.ts'] },
    'gateway/src/graphql.generated.ts': { plugins: ['typescript'], config: TYPES },
    // In another file than the types, because mapped rows import those.
    'gateway/src/resolvers.generated.ts': {
      plugins: [{ add: { content: "import type * as Types from './graphql.generated.ts';" } }, 'typescript-resolvers'],
      config: {
        ...TYPES,
        namespacedImportName: 'Types',
        contextType: './context.ts#Context',
        mapperTypeSuffix: 'Row',
        mappers: mappers(),
      },
    },
    'gateway/src/rest/routes.generated.ts': { plugins: ['./scripts/codegen-routes.ts'] },
    'gateway/src/metrics/operations.generated.ts': {
      documents: 'web/src/**/*.graphql',
      plugins: ['./scripts/codegen-operations.ts'],
    },
    'web/src/graphql.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, enumsAsTypes: true, onlyOperationTypes: true },
    },
    'web/src/': {
      documents: 'web/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'graphql.generated.ts',
        importTypesNamespace: 'Schema',
      },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.ts'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        importExtension: '.ts',
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
  },
};

export default config;
