/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type InternshipSubTopicsQueryVariables = Exact<{
  topic: string;
}>;


export type InternshipSubTopicsQuery = { internshipSubTopics: Array<{ id: string, name: string, isList: boolean }> | null };


export const InternshipSubTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InternshipSubTopics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"internshipSubTopics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"topicId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topic"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isList"}}]}}]}}]} as unknown as DocumentNode<InternshipSubTopicsQuery, InternshipSubTopicsQueryVariables>;
export const useInternshipSubTopicsQuery = (options: (Apollo.useQuery.Options<InternshipSubTopicsQuery, InternshipSubTopicsQueryVariables> & { variables: InternshipSubTopicsQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(InternshipSubTopicsDocument, options);