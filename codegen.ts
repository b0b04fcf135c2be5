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
          Affiliate: './features/affiliate/rows.ts#Affiliate',
          Banner: './features/banners/rows.ts#Banner',
          BoardSubject: './features/questions/rows.ts#BoardSubject',
          Chapter: './features/question-sets/rows.ts#Chapter',
          Ebook: './features/ebooks/rows.ts#Ebook',
          Faq: './features/faqs/rows.ts#Faq',
          HeldPlan: './features/plans/held.ts#HeldPlan',
          Image: './features/images/index.ts#ImageRow',
          InternshipArticle: './features/internship/rows.ts#InternshipArticle',
          InternshipSubject: './features/internship/rows.ts#InternshipSubject',
          InternshipTopic: './features/internship/rows.ts#InternshipTopic',
          Notification: './features/notifications/index.ts#NotificationRow',
          Question: './features/questions/rows.ts#QuestionRow',
          QuestionPage: './features/questions/rows.ts#QuestionPage',
          SubscriptionPlan: './features/plans/rows.ts#Plan',
          User: './features/accounts/rows.ts#UserRow',
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
