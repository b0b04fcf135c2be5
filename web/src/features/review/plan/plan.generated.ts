/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What to study until when. */
export type StudyPlanInput = {
  /** The code of the board that examines: `DHK`. */
  board: string;
  /** The day of the examination: after today, at most two years ahead. */
  examOn: string;
  /** 10 to 600. Left out: what the plan needs when it is stored, at least 20 and at most 120. */
  minutesADay?: number | null | undefined;
  /** The code of a professional year, `_1` to `_4`. */
  prof: string;
  /** Days without any question; seven are BAD_USER_INPUT. */
  restDays?: Array<Weekday>;
  /** Codes of 1 to 20 subjects of that year. */
  subjects: Array<string>;
};

/** A day of the week. */
export type Weekday =
  /** Friday. */
  | 'FRI'
  /** Monday. */
  | 'MON'
  /** Saturday. */
  | 'SAT'
  /** Sunday. */
  | 'SUN'
  /** Thursday. */
  | 'THU'
  /** Tuesday. */
  | 'TUE'
  /** Wednesday. */
  | 'WED';

export type PlanChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanChoicesQuery = { features: { review: boolean }, boards: Array<{ code: string, name: string }>, professionalYears: Array<{ code: string, name: string, subjects: Array<{ code: string, name: string }> }> };

export type OwnPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnPlanQuery = { viewer: { id: string, study: { plan: { examOn: string, daysLeft: number, restDays: Array<Schema.Weekday>, minutesADay: number, isSuggested: boolean, questions: number, seen: number, newADay: number, coveredOn: string | null, fits: boolean, leftOut: number, minutesToFit: number | null, lastPassFrom: string, board: { code: string, name: string }, professionalYear: { code: string, name: string }, subjects: Array<{ code: string, name: string }> } | null, overview: { days: Array<{ date: string, answered: number, right: number }> } } | null } | null };

export type PlanPreviewQueryVariables = Exact<{
  input: Schema.StudyPlanInput;
}>;


export type PlanPreviewQuery = { viewer: { id: string, study: { planPreview: { examOn: string, daysLeft: number, restDays: Array<Schema.Weekday>, minutesADay: number, isSuggested: boolean, questions: number, seen: number, newADay: number, coveredOn: string | null, fits: boolean, leftOut: number, minutesToFit: number | null, lastPassFrom: string, board: { code: string, name: string }, professionalYear: { code: string, name: string }, subjects: Array<{ code: string, name: string }> } } | null } | null };

export type SetStudyPlanMutationVariables = Exact<{
  input: Schema.StudyPlanInput;
}>;


export type SetStudyPlanMutation = { setStudyPlan: { examOn: string, daysLeft: number, restDays: Array<Schema.Weekday>, minutesADay: number, isSuggested: boolean, questions: number, seen: number, newADay: number, coveredOn: string | null, fits: boolean, leftOut: number, minutesToFit: number | null, lastPassFrom: string, board: { code: string, name: string }, professionalYear: { code: string, name: string }, subjects: Array<{ code: string, name: string }> } };

export type EndStudyPlanMutationVariables = Exact<{ [key: string]: never; }>;


export type EndStudyPlanMutation = { endStudyPlan: boolean };

export type PlanFactsFragment = { examOn: string, daysLeft: number, restDays: Array<Schema.Weekday>, minutesADay: number, isSuggested: boolean, questions: number, seen: number, newADay: number, coveredOn: string | null, fits: boolean, leftOut: number, minutesToFit: number | null, lastPassFrom: string, board: { code: string, name: string }, professionalYear: { code: string, name: string }, subjects: Array<{ code: string, name: string }> };

export const PlanFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"minutesADay"}},{"kind":"Field","name":{"kind":"Name","value":"isSuggested"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"newADay"}},{"kind":"Field","name":{"kind":"Name","value":"coveredOn"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"minutesToFit"}},{"kind":"Field","name":{"kind":"Name","value":"lastPassFrom"}}]}}]} as unknown as DocumentNode<PlanFactsFragment, unknown>;
export const PlanChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"features"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"}}]}},{"kind":"Field","name":{"kind":"Name","value":"boards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<PlanChoicesQuery, PlanChoicesQueryVariables>;
export const OwnPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"study"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"overview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"right"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"minutesADay"}},{"kind":"Field","name":{"kind":"Name","value":"isSuggested"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"newADay"}},{"kind":"Field","name":{"kind":"Name","value":"coveredOn"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"minutesToFit"}},{"kind":"Field","name":{"kind":"Name","value":"lastPassFrom"}}]}}]} as unknown as DocumentNode<OwnPlanQuery, OwnPlanQueryVariables>;
export const PlanPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlanPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"study"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFacts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"minutesADay"}},{"kind":"Field","name":{"kind":"Name","value":"isSuggested"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"newADay"}},{"kind":"Field","name":{"kind":"Name","value":"coveredOn"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"minutesToFit"}},{"kind":"Field","name":{"kind":"Name","value":"lastPassFrom"}}]}}]} as unknown as DocumentNode<PlanPreviewQuery, PlanPreviewQueryVariables>;
export const SetStudyPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStudyPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlanInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStudyPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanFacts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"board"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professionalYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subjects"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"examOn"}},{"kind":"Field","name":{"kind":"Name","value":"daysLeft"}},{"kind":"Field","name":{"kind":"Name","value":"restDays"}},{"kind":"Field","name":{"kind":"Name","value":"minutesADay"}},{"kind":"Field","name":{"kind":"Name","value":"isSuggested"}},{"kind":"Field","name":{"kind":"Name","value":"questions"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"newADay"}},{"kind":"Field","name":{"kind":"Name","value":"coveredOn"}},{"kind":"Field","name":{"kind":"Name","value":"fits"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"minutesToFit"}},{"kind":"Field","name":{"kind":"Name","value":"lastPassFrom"}}]}}]} as unknown as DocumentNode<SetStudyPlanMutation, SetStudyPlanMutationVariables>;
export const EndStudyPlanDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndStudyPlan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endStudyPlan"}}]}}]} as unknown as DocumentNode<EndStudyPlanMutation, EndStudyPlanMutationVariables>;
export const usePlanChoicesQuery = (options: Apollo.useQuery.Options<PlanChoicesQuery, PlanChoicesQueryVariables> = {}) => Apollo.useQuery(PlanChoicesDocument, options);
export const useOwnPlanQuery = (options: Apollo.useQuery.Options<OwnPlanQuery, OwnPlanQueryVariables> = {}) => Apollo.useQuery(OwnPlanDocument, options);
export const usePlanPreviewQuery = (options: (Apollo.useQuery.Options<PlanPreviewQuery, PlanPreviewQueryVariables> & { variables: PlanPreviewQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(PlanPreviewDocument, options);
export const useSetStudyPlanMutation = (options?: Apollo.useMutation.Options<SetStudyPlanMutation, SetStudyPlanMutationVariables>) => Apollo.useMutation(SetStudyPlanDocument, options);
export const useEndStudyPlanMutation = (options?: Apollo.useMutation.Options<EndStudyPlanMutation, EndStudyPlanMutationVariables>) => Apollo.useMutation(EndStudyPlanDocument, options);