import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorCode, errorText } from '../../../../apollo/errors.ts';
import { t } from '../messages/index.ts';
import { act, type Action } from './calls.ts';

type Question = { id: string; version: number };
type After = { onDone: (isThere: boolean) => void; onStale: () => Promise<void> };

/** One change of a question, sent once however often it is pressed. What was written stays where it fails. */
export function useAction(action: Action, { id, version }: Question, { onDone, onStale }: After) {
  const client = useApolloClient();
  const [comment, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const setComment = (text: string) => {
    setText(text);
    setProblem(undefined);
  };
  const send = async () => {
    if (isSending.current) return;
    const why = comment.trim();
    if ((action === 'RETURN' || action === 'RETIRE') && !why) {
      setProblem(t('studio.commentNeeded'));
      return;
    }
    isSending.current = true;
    setBusy(true);
    try {
      onDone(await act(client, action, { id, version }, why));
    } catch (error) {
      if (errorCode(error) === 'CONFLICT') await onStale().catch(() => setProblem(errorText(error)));
      else setProblem(problemOf(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return { comment, setComment, problem, busy, send };
}

const problemOf = (error: unknown) =>
  errorCode(error) === undefined && !navigator.onLine ? t('studio.offlineNow') : errorText(error);
