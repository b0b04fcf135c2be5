/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** A group of readers. */
export type AudienceGroup =
  /** All accounts. */
  | 'EVERYBODY'
  /** Those who never paid for a plan. */
  | 'NEVER_BOUGHT'
  /** One person. */
  | 'PERSON'
  /** Those who had a plan that ended within so many days, and have none now. */
  | 'PLAN_ENDED'
  /** Those whose last open plan ends within so many days. */
  | 'PLAN_ENDS'
  /** Those with a role. */
  | 'ROLE'
  /** Those whose profile has one of the years. */
  | 'YEARS';

/** Who gets a message. A group takes its own field and no other. */
export type AudienceInput = {
  /** 1 to 366. For PLAN_ENDS and PLAN_ENDED. */
  days?: number | null | undefined;
  /** Which group. */
  group: AudienceGroup;
  /** For ROLE. */
  role?: Role | null | undefined;
  /** `User.userId`. For PERSON. */
  userId?: string | null | undefined;
  /** `ProfileYear.year`, 1 to 50. For YEARS. */
  years?: Array<string> | null | undefined;
};

/** A message to a group or a person. */
export type DeskMessageInput = {
  /** 1 to 5,000 characters: plain text, or HTML where it starts with a tag. */
  message: string;
  /** For readers of Bangla; with `titleBn`. */
  messageBn?: string | null | undefined;
  /** At most 90 days ahead; left out to send it now. */
  sendAt?: string | null | undefined;
  /** 1 to 200 characters. */
  title: string;
  /** For readers of Bangla; with `messageBn`. Left out, all get the same. */
  titleBn?: string | null | undefined;
  /** Who gets it, as the group is when it is sent. */
  to: AudienceInput;
};

/** How far a message is. */
export type DeskMessageState =
  /** It is never sent. */
  | 'CANCELLED'
  /** It waits for its time, and can be changed and cancelled. */
  | 'SCHEDULED'
  /** Some have it. */
  | 'SENDING'
  /** All have it. */
  | 'SENT';

/** A bundle of permissions. */
export type Role =
  /** Everything. */
  | 'ADMIN'
  /** Writes questions and submits them for review. */
  | 'AUTHOR'
  /** People, plans, refunds and notifications. */
  | 'CLERK'
  /** A reviewer who also edits content and imports questions. */
  | 'EDITOR'
  /** Everything; alone gives and takes the roles ADMIN and OWNER. */
  | 'OWNER'
  /** None. */
  | 'READER'
  /** Approves or returns what others wrote, retires questions and answers reports. */
  | 'REVIEWER';

export type DeskMessagesQueryVariables = Exact<{
  state?: Schema.DeskMessageState | null | undefined;
  after?: string | null | undefined;
}>;


export type DeskMessagesQuery = { desk: { messages: { edges: Array<{ cursor: string, node: { id: string, version: number, state: Schema.DeskMessageState, title: string, message: string, titleBn: string | null, messageBn: string | null, sendAt: string, sentAt: string | null, readers: number, by: { userId: string, name: string } | null, to: { group: Schema.AudienceGroup, years: Array<string>, days: number | null, role: Schema.Role | null, person: { userId: string, name: string } | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type MessageReadersQueryVariables = Exact<{
  to: Schema.AudienceInput;
}>;


export type MessageReadersQuery = { desk: { messagePreview: { readers: number } } };

export type MessagePreviewQueryVariables = Exact<{
  to: Schema.AudienceInput;
  title: string;
  message: string;
  titleBn?: string | null | undefined;
  messageBn?: string | null | undefined;
}>;


export type MessagePreviewQuery = { desk: { messagePreview: { title: string, message: string, titleBn: string | null, messageBn: string | null, readers: number } } };

export type ProfileYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileYearsQuery = { desk: { profileYears: Array<{ year: string, readers: number }> } };

export type NotificationReaderQueryVariables = Exact<{
  userId: string;
}>;


export type NotificationReaderQuery = { desk: { person: { person: { userId: string, name: string } } | null } };

export type DeskMessageRowFragment = { id: string, version: number, state: Schema.DeskMessageState, title: string, message: string, titleBn: string | null, messageBn: string | null, sendAt: string, sentAt: string | null, readers: number, by: { userId: string, name: string } | null, to: { group: Schema.AudienceGroup, years: Array<string>, days: number | null, role: Schema.Role | null, person: { userId: string, name: string } | null } };

export type ScheduleMessageMutationVariables = Exact<{
  input: Schema.DeskMessageInput;
}>;


export type ScheduleMessageMutation = { scheduleMessage: { id: string, version: number, state: Schema.DeskMessageState, title: string, message: string, titleBn: string | null, messageBn: string | null, sendAt: string, sentAt: string | null, readers: number, by: { userId: string, name: string } | null, to: { group: Schema.AudienceGroup, years: Array<string>, days: number | null, role: Schema.Role | null, person: { userId: string, name: string } | null } } };

export type ChangeMessageMutationVariables = Exact<{
  id: string;
  version: number;
  input: Schema.DeskMessageInput;
}>;


export type ChangeMessageMutation = { changeMessage: { id: string, version: number, state: Schema.DeskMessageState, title: string, message: string, titleBn: string | null, messageBn: string | null, sendAt: string, sentAt: string | null, readers: number, by: { userId: string, name: string } | null, to: { group: Schema.AudienceGroup, years: Array<string>, days: number | null, role: Schema.Role | null, person: { userId: string, name: string } | null } } };

export type CancelMessageMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelMessageMutation = { cancelMessage: { id: string, version: number, state: Schema.DeskMessageState, title: string, message: string, titleBn: string | null, messageBn: string | null, sendAt: string, sentAt: string | null, readers: number, by: { userId: string, name: string } | null, to: { group: Schema.AudienceGroup, years: Array<string>, days: number | null, role: Schema.Role | null, person: { userId: string, name: string } | null } } };

export const DeskMessageRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskMessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleBn"}},{"kind":"Field","name":{"kind":"Name","value":"messageBn"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DeskMessageRowFragment, unknown>;
export const DeskMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessageState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskMessageRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskMessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleBn"}},{"kind":"Field","name":{"kind":"Name","value":"messageBn"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<DeskMessagesQuery, DeskMessagesQueryVariables>;
export const MessageReadersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageReaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AudienceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messagePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readers"}}]}}]}}]}}]} as unknown as DocumentNode<MessageReadersQuery, MessageReadersQueryVariables>;
export const MessagePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessagePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AudienceInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"titleBn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"messageBn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messagePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}},{"kind":"Argument","name":{"kind":"Name","value":"titleBn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"titleBn"}}},{"kind":"Argument","name":{"kind":"Name","value":"messageBn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"messageBn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleBn"}},{"kind":"Field","name":{"kind":"Name","value":"messageBn"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}}]}}]}}]}}]} as unknown as DocumentNode<MessagePreviewQuery, MessagePreviewQueryVariables>;
export const ProfileYearsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProfileYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profileYears"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}}]}}]}}]}}]} as unknown as DocumentNode<ProfileYearsQuery, ProfileYearsQueryVariables>;
export const NotificationReaderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationReader"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<NotificationReaderQuery, NotificationReaderQueryVariables>;
export const ScheduleMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskMessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskMessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleBn"}},{"kind":"Field","name":{"kind":"Name","value":"messageBn"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ScheduleMessageMutation, ScheduleMessageMutationVariables>;
export const ChangeMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskMessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskMessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleBn"}},{"kind":"Field","name":{"kind":"Name","value":"messageBn"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChangeMessageMutation, ChangeMessageMutationVariables>;
export const CancelMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskMessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskMessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeskMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"titleBn"}},{"kind":"Field","name":{"kind":"Name","value":"messageBn"}},{"kind":"Field","name":{"kind":"Name","value":"sendAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"readers"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"years"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"person"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<CancelMessageMutation, CancelMessageMutationVariables>;
export const useDeskMessagesQuery = (options: Apollo.useQuery.Options<DeskMessagesQuery, DeskMessagesQueryVariables> = {}) => Apollo.useQuery(DeskMessagesDocument, options);
export const useMessageReadersQuery = (options: (Apollo.useQuery.Options<MessageReadersQuery, MessageReadersQueryVariables> & { variables: MessageReadersQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(MessageReadersDocument, options);
export const useMessagePreviewQuery = (options: (Apollo.useQuery.Options<MessagePreviewQuery, MessagePreviewQueryVariables> & { variables: MessagePreviewQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(MessagePreviewDocument, options);
export const useProfileYearsQuery = (options: Apollo.useQuery.Options<ProfileYearsQuery, ProfileYearsQueryVariables> = {}) => Apollo.useQuery(ProfileYearsDocument, options);
export const useNotificationReaderQuery = (options: (Apollo.useQuery.Options<NotificationReaderQuery, NotificationReaderQueryVariables> & { variables: NotificationReaderQueryVariables }) | Apollo.SkipToken) => Apollo.useQuery(NotificationReaderDocument, options);
export const useScheduleMessageMutation = (options?: Apollo.useMutation.Options<ScheduleMessageMutation, ScheduleMessageMutationVariables>) => Apollo.useMutation(ScheduleMessageDocument, options);
export const useChangeMessageMutation = (options?: Apollo.useMutation.Options<ChangeMessageMutation, ChangeMessageMutationVariables>) => Apollo.useMutation(ChangeMessageDocument, options);
export const useCancelMessageMutation = (options?: Apollo.useMutation.Options<CancelMessageMutation, CancelMessageMutationVariables>) => Apollo.useMutation(CancelMessageDocument, options);