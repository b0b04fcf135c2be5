import { countAgain } from '../../studio/shell/index.ts';
import { Button } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { errorCode, errorText } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { useFormDraft } from '../../../forms/useFormDraft.ts';
import { PlainPaste } from '../../studio/paste/index.ts';
import { t } from './messages/index.ts';
import classes from './Reports.module.css';
import { useAnswerReportMutation, type StudioReportFragment } from './studio-reports.generated.ts';

const MAX_ANSWER = 1_000;

type Props = { report: StudioReportFragment; onChange: () => Promise<unknown> };

/** Accepts or declines a report. Both need an answer, which the reader is sent. */
export function AnswerForm({ report: { id, ref }, onChange }: Props) {
  const { form, problem, sending, send } = useAnswer(id, onChange);
  const field = useId();
  return (
    <form
      aria-label={t('desk.reportOf', { ref })}
      className={classes.form}
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={field}>{t('desk.answerTo')}</label>
      <PlainPaste>
        <textarea
          id={field}
          rows={3}
          maxLength={MAX_ANSWER}
          aria-describedby={`${field}-hint`}
          {...form.getInputProps('text')}
        />
      </PlainPaste>
      <p id={`${field}-hint`} className={classes.hint}>
        <span>{t('desk.answerHint')}</span>
        <span>{t('desk.answerLength', { length: form.values.text.length, max: MAX_ANSWER })}</span>
      </p>
      {problem && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div className={classes.buttons}>
        <Button loading={sending === true} onClick={() => void send(true)}>
          {t('desk.accept')}
        </Button>
        <Button variant="default" loading={sending === false} onClick={() => void send(false)}>
          {t('desk.decline')}
        </Button>
      </div>
    </form>
  );
}

function useAnswer(id: string, onChange: Props['onChange']) {
  const [problem, setProblem] = useState<string>();
  const { form, forget } = useFormDraft({
    key: `desk answer ${id}`,
    start: { text: '' },
    onChange: () => setProblem(undefined),
  });
  const [mutate] = useAnswerReportMutation(countAgain);
  const [sending, setSending] = useState<boolean>();
  const isSending = useRef(false);

  const send = async (accept: boolean) => {
    if (isSending.current) return;
    const answer = form.values.text.replaceAll(/\s+/g, ' ').trim();
    if (!answer) {
      setProblem(t('desk.answerNeeded'));
      return;
    }
    isSending.current = true;
    setSending(accept);
    try {
      await mutate({ variables: { id, accept, answer } });
      forget();
      void toast(t('desk.answerSent'), 'success');
      await onChange();
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT') return setProblem(problemOf(error));
      // The first answer replaces this form.
      void toast(t('desk.answeredMeanwhile'), 'error');
      await onChange().catch(() => setProblem(t('desk.answeredMeanwhile')));
    } finally {
      isSending.current = false;
      setSending(undefined);
    }
  };

  return { form, problem, sending, send };
}

function problemOf(error: unknown): string {
  return errorCode(error) === undefined && !navigator.onLine ? t('desk.answerOffline') : errorText(error);
}
