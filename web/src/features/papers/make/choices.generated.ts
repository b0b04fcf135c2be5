/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Filters for the questions of a paper. Missing ones match all. */
export type MixInput = {
  /** Boards' codes. */
  boards?: Array<string> | null | undefined;
  /** Years of appearance, from. */
  fromYear?: number | null | undefined;
  /** Multiple true/false questions. */
  mtf?: number;
  /** By the reader's record. */
  pool?: Pool;
  /** The code of the professional year. */
  prof: string;
  /** Short answers. */
  saq?: number;
  /** The number of short answers to answer, of which the best count. By default all. */
  saqAnswerAny?: number | null | undefined;
  /** Single best answers. */
  sba?: number;
  /** Subjects' codes, at least one. */
  subjects: Array<string>;
  /** Years of appearance, to. */
  toYear?: number | null | undefined;
  /** Names of topics. */
  topics?: Array<string> | null | undefined;
};

/** Which questions a mix is drawn from, by the reader's record. Visitors can use only ALL. */
export type Pool =
  /** All of them. */
  | 'ALL'
  /** Flagged. */
  | 'FLAGGED'
  /** Never answered. */
  | 'UNSEEN'
  /** Without full marks last time. */
  | 'WRONG';

export type PaperChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PaperChoicesQuery = { features: { papers: boolean }, boards: Array<{ code: string, name: string }>, professionalYears: Array<{ code: string, name: string, subjects: Array<{ code: string, name: string }> }>, scoringRules: Array<{ id: string, name: string, passShare: number, secondsPerQuestion: number }> };

export type SittingsQueryVariables = Exact<{
  board: string;
  prof: string;
  subject: string;
}>;


export type SittingsQuery = { sittings: Array<{ year: number, sitting: string | null, mtf: number, sba: number, saq: number }> };

export type PaperMatchesQueryVariables = Exact<{
  mix: Schema.MixInput;
}>;


export type PaperMatchesQuery = { paperMatches: { mtf: number, sba: number, saq: number } };

export type PaperTopicsQueryVariables = Exact<{
  prof: string;
  subject: string;
}>;


export type PaperTopicsQuery = { dhaka: { id: string, topics: Array<string> | null } | null, chittagong: { id: string, topics: Array<string> | null } | null, sylhet: { id: string, topics: Array<string> | null } | null, rajshahi: { id: string, topics: Array<string> | null } | null };

export type PaperTopicsOfBoardFragment = { id: string, topics: Array<string> | null };

export const PaperTopicsOfBoardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperTopicsOfBoard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}}]}}]} as unknown as DocumentNode<PaperTopicsOfBoardFragment, unknown>;
export const PaperChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"papers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoringRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passShare"}},{"kind":"Field","name":{"kind":"Name","value":"secondsPerQuestion"}}]}}]}}]} as unknown as DocumentNode<PaperChoicesQuery, PaperChoicesQueryVariables>;
export const SittingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sittings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"board"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prof"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sittings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"board"},"value":{"kind":"Variable","name":{"kind":"Name","value":"board"}}},{"kind":"Argument","name":{"kind":"Name","value":"prof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prof"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"sitting"}},{"kind":"Field","name":{"kind":"Name","value":"mtf"}},{"kind":"Field","name":{"kind":"Name","value":"sba"}},{"kind":"Field","name":{"kind":"Name","value":"saq"}}]}}]}}]} as unknown as DocumentNode<SittingsQuery, SittingsQueryVariables>;
export const PaperMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mix"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MixInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paperMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mix"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mix"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mtf"}},{"kind":"Field","name":{"kind":"Name","value":"sba"}},{"kind":"Field","name":{"kind":"Name","value":"saq"}}]}}]}}]} as unknown as DocumentNode<PaperMatchesQuery, PaperMatchesQueryVariables>;
export const PaperTopicsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperTopics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prof"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subject"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"dhaka"},"name":{"kind":"Name","value":"boardSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"board"},"value":{"kind":"StringValue","value":"DHK","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"prof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prof"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperTopicsOfBoard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"chittagong"},"name":{"kind":"Name","value":"boardSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"board"},"value":{"kind":"StringValue","value":"CTG","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"prof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prof"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperTopicsOfBoard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"sylhet"},"name":{"kind":"Name","value":"boardSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"board"},"value":{"kind":"StringValue","value":"SYL","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"prof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prof"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperTopicsOfBoard"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"rajshahi"},"name":{"kind":"Name","value":"boardSubject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"board"},"value":{"kind":"StringValue","value":"RAJ","block":false}},{"kind":"Argument","name":{"kind":"Name","value":"prof"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prof"}}},{"kind":"Argument","name":{"kind":"Name","value":"subject"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subject"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperTopicsOfBoard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperTopicsOfBoard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BoardSubject"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}}]}}]} as unknown as DocumentNode<PaperTopicsQuery, PaperTopicsQueryVariables>;
export const usePaperChoicesQuery = (options: Apollo.useQuery.Options<PaperChoicesQuery, PaperChoicesQueryVariables> = {}) => Apollo.useQuery(PaperChoicesDocument, options);
export const useSittingsQuery = (options: (Apollo.useQuery.Options<SittingsQuery, SittingsQueryVariables> & { variables: SittingsQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(SittingsDocument, options);
export const usePaperMatchesQuery = (options: (Apollo.useQuery.Options<PaperMatchesQuery, PaperMatchesQueryVariables> & { variables: PaperMatchesQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(PaperMatchesDocument, options);
export const usePaperTopicsQuery = (options: (Apollo.useQuery.Options<PaperTopicsQuery, PaperTopicsQueryVariables> & { variables: PaperTopicsQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(PaperTopicsDocument, options);