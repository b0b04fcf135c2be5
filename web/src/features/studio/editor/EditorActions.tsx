import { Button } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { t } from '../messages/index.ts';
import { paths } from '../pages.ts';
import { submitQuestion, undoQuestion } from './draft/calls.ts';
import type { DraftSession } from './draft/session.ts';
import type { DraftState } from './draft/state.ts';
import classes from './Editor.module.css';
import type { EditedQuestionFragment } from './question-editor.generated.ts';
import { SubmitDialog } from './SubmitDialog.tsx';

type Props = {
  state: DraftState;
  session: DraftSession;
  isAsking: boolean;
  /** Saves, then asks whether to submit. */
  onAsk: () => void;
  onAnswered: () => void;
};

/** Submit and undo, where the server says that the author may. */
export function EditorActions({ state: { question }, session, isAsking, onAsk, onAnswered }: Props) {
  const may = (action: EditedQuestionFragment['may'][number]) => question?.may.includes(action) ?? false;
  const { busy, failure, submit, undo } = useActions(session, onAnswered);
  return (
    <div className={classes.actions}>
      {may('UNDO') && (
        <Button variant="default" loading={busy && !isAsking} onClick={() => void undo()}>
          {t(question?.status === 'IN_REVIEW' ? 'studio.takeBack' : 'studio.undo')}
        </Button>
      )}
      {(!question || may('SAVE')) && <Button onClick={onAsk}>{t('studio.submit')}</Button>}
      {failure && !isAsking && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      {isAsking && (
        <SubmitDialog
          warnings={question?.warnings.length ?? 0}
          failure={failure}
          busy={busy}
          onSubmit={() => void submit()}
          onClose={onAnswered}
        />
      )}
    </div>
  );
}

function useActions(session: DraftSession, onAnswered: () => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(work: (question: EditedQuestionFragment) => Promise<string>) {
    const latest = session.state().question;
    if (!latest || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      void toast(await work(latest), 'success');
      onAnswered();
    } catch (error) {
      setFailure(errorText(error));
      await session.reload();
    } finally {
      setBusy(false);
    }
  }

  const submit = () =>
    run(async (latest) => {
      session.show(await submitQuestion(client, latest));
      return t('studio.submitted');
    });
  const undo = () =>
    run(async (latest) => {
      const before = await undoQuestion(client, latest);
      if (before) session.show(before);
      else {
        session.forget();
        void navigate(paths.questions, { replace: true });
      }
      return t('studio.undone');
    });

  return { busy, failure, submit, undo };
}
