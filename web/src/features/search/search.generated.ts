/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What a search leads to. */
export type SearchKind =
  /** An internship article. */
  | 'ARTICLE'
  /** An examination board. */
  | 'BOARD'
  /** One subject at one board. */
  | 'BOARD_SUBJECT'
  /** A chapter of the question sets. */
  | 'CHAPTER'
  /** An e-book, elsewhere. */
  | 'EBOOK'
  /** A subject of the internship section, or a list of its articles. */
  | 'INTERNSHIP'
  /** A multiple true/false question. */
  | 'MTF'
  /** A professional year of the question sets. */
  | 'PROFESSIONAL_YEAR'
  /** A short answer question. */
  | 'SAQ'
  /** A single best answer question. */
  | 'SBA'
  /** A subject of the question sets. */
  | 'SUBJECT'
  /** A topic of a board's subject. */
  | 'TOPIC'
  /** A year of a board's subject. */
  | 'YEAR';

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: Array<{ topicName: string, links: Array<{ name: string, link: string, kind: Schema.SearchKind | null, topic: string | null, place: string | null, excerpt: Array<{ text: string, marked: boolean }> | null }> }> | null };


export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topicName"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"marked"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const useSearchQuery = (options: (Apollo.useQuery.Options<SearchQuery, SearchQueryVariables> & { variables: SearchQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(SearchDocument, options);