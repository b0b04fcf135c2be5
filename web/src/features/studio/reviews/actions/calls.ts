import type { ApolloClient } from '@apollo/client';
import type { StudioAction } from '../../../../graphql.generated.ts';
import { countAgain } from '../../shell/index.ts';
import {
  ApproveReviewedDocument,
  HandInReviewedDocument,
  RetireReviewedDocument,
  ReturnReviewedDocument,
  UndoReviewedDocument,
} from './review-actions.generated.ts';

/** What a press of a button does; saving and handing over are the editor's. */
export type Action = Exclude<StudioAction, 'SAVE' | 'HAND_OVER'>;

type At = { id: string; version: number };

/** Sent again, each is done once. Resolves to whether the question is still there. */
export async function act(client: ApolloClient, action: Action, at: At, comment: string): Promise<boolean> {
  const withComment = { ...at, comment };
  switch (action) {
    case 'SUBMIT':
      await client.mutate({ mutation: HandInReviewedDocument, variables: at, ...countAgain });
      return true;
    case 'APPROVE':
      await client.mutate({ mutation: ApproveReviewedDocument, variables: at, ...countAgain });
      return true;
    case 'RETURN':
      await client.mutate({ mutation: ReturnReviewedDocument, variables: withComment, ...countAgain });
      return true;
    case 'RETIRE':
      await client.mutate({ mutation: RetireReviewedDocument, variables: withComment, ...countAgain });
      return true;
    case 'UNDO': {
      const { data } = await client.mutate({ mutation: UndoReviewedDocument, variables: at, ...countAgain });
      if (data?.undoQuestion) return true;
      client.cache.evict({ id: `StudioQuestion:${at.id}` });
      return false;
    }
  }
}
