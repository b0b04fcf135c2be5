import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = {
  ID: 'string',
  Date: 'string',
  DateTime: 'string',
  HTML: 'string',
};

/** Types of the gateway's resolvers, types and hooks of the web client's operations, the printed schema. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  generates: {
    'schema/printed/schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'gateway/src/graphql.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        immutableTypes: true,
        maybeValue: 'T | null | undefined',
        contextType: './context.ts#Context',
        mapperTypeSuffix: 'Row',
        mappers: {
          Affiliate: './affiliate/rows.ts#Affiliate',
          Banner: './banners/rows.ts#Banner',
          BoardSubject: './questions/rows.ts#BoardSubject',
          Chapter: './question-sets/rows.ts#Chapter',
          Ebook: './ebooks/rows.ts#Ebook',
          Faq: './faqs/rows.ts#Faq',
          HeldPlan: './plans/held.ts#HeldPlan',
          Image: './images/index.ts#ImageRow',
          InternshipArticle: './internship/rows.ts#InternshipArticle',
          InternshipSubject: './internship/rows.ts#InternshipSubject',
          InternshipTopic: './internship/rows.ts#InternshipTopic',
          Notification: './notifications/index.ts#NotificationRow',
          Question: './questions/rows.ts#QuestionRow',
          QuestionPage: './questions/rows.ts#QuestionPage',
          SubscriptionPlan: './plans/rows.ts#Plan',
          User: './accounts/rows.ts#UserRow',
        },
      },
    },
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
