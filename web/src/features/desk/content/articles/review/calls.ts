import type { ApolloClient } from '@apollo/client';
import { countAgain } from '../../../../studio/shell/index.ts';
import type { StudioAction } from '../../../../../graphql.generated.ts';
import {
  ApproveArticleDocument,
  ReturnArticleDocument,
  SubmitArticleDocument,
  UndoArticleDocument,
} from './article-review.generated.ts';

/** What a press of a button does; saving is the editor's. */
export type Action = Exclude<StudioAction, 'SAVE' | 'RETIRE' | 'HAND_OVER'>;

type At = { id: string; version: string };

/** Sent again, each is done once. Resolves to whether the article is still there. */
export async function act(client: ApolloClient, action: Action, at: At, comment: string): Promise<boolean> {
  switch (action) {
    case 'SUBMIT':
      await client.mutate({ mutation: SubmitArticleDocument, variables: at, ...countAgain });
      return true;
    case 'APPROVE':
      await client.mutate({ mutation: ApproveArticleDocument, variables: at, ...countAgain });
      return true;
    case 'RETURN':
      await client.mutate({ mutation: ReturnArticleDocument, variables: { ...at, comment }, ...countAgain });
      return true;
    case 'UNDO': {
      const { data } = await client.mutate({ mutation: UndoArticleDocument, variables: at, ...countAgain });
      if (data?.undoInternshipTopic) return true;
      client.cache.evict({ id: `DeskInternshipTopic:${at.id}` });
      return false;
    }
  }
}
