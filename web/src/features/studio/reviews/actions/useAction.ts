import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorCode } from '../../../../apollo/errors.ts';
import { useOnce } from '../../confirm/index.ts';
import { t } from '../messages/index.ts';
import { act, type Action } from './calls.ts';

type Question = { id: string; version: number };
type After = { onDone: (isThere: boolean) => void; onStale: () => Promise<void> };

/** One action on a question. If it fails, the comment stays in its field. */
export function useAction(action: Action, { id, version }: Question, { onDone, onStale }: After) {
  const client = useApolloClient();
  const [comment, setText] = useState('');
  const once = useOnce();
  const setComment = (text: string) => {
    setText(text);
    once.setProblem(undefined);
  };
  const send = async () => {
    const why = comment.trim();
    if (action === 'RETIRE' && !why) return once.setProblem(t('studio.commentNeeded'));
    return once.run(async () => {
      try {
        onDone(await act(client, action, { id, version }, why));
      } catch (error) {
        if (errorCode(error) !== 'CONFLICT') throw error;
        await onStale();
      }
    });
  };
  return { comment, setComment, once, send };
}
