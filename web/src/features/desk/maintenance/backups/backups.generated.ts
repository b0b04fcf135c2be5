/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Schema from '../../../../graphql.generated.ts';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** What was done. */
export type BackupRunKind =
  /** A backup was made. */
  | 'BACKUP'
  /** A backup was restored to try it. */
  | 'RESTORE';

/** How backups stand. */
export type BackupState =
  /** The last backup, or the last test of restoring one, failed. */
  | 'FAILED'
  /** The last one is older than twice the time between two, and an hour. */
  | 'LATE'
  /** None was made yet. */
  | 'NONE'
  /** None are made. */
  | 'OFF'
  /** The last one is recent. */
  | 'OK';

export type DeskBackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeskBackupsQuery = { desk: { backups: { state: Schema.BackupState, everyHours: number, lastBackupAt: string | null, lastRestoreAt: string | null, runs: Array<{ kind: Schema.BackupRunKind, at: string, bytes: number | null, error: string | null }> } } };


export const DeskBackupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskBackups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"desk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"backups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"everyHours"}},{"kind":"Field","name":{"kind":"Name","value":"lastBackupAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastRestoreAt"}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DeskBackupsQuery, DeskBackupsQueryVariables>;
export const useDeskBackupsQuery = (options: Apollo.useQuery.Options<DeskBackupsQuery, DeskBackupsQueryVariables> = {}) => Apollo.useQuery(DeskBackupsDocument, options);