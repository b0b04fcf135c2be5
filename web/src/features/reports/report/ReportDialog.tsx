import { Button } from '@mantine/core';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ReportKind } from '../../../graphql.generated.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { t, Trans } from '../messages/index.ts';
import { REPORTS_PATH } from '../paths.ts';
import type { ReportedQuestion } from '../ReportSlot.tsx';
import classes from './Report.module.css';
import { MAX_LENGTH, useReport } from './useReport.ts';

const KINDS: readonly ReportKind[] = ['WRONG_KEY', 'UNCLEAR', 'TYPO', 'OUT_OF_DATE', 'DUPLICATE', 'OTHER'];

export type ReportDialogProps = { question: ReportedQuestion; onClose: () => void };

/** What is wrong, and a line that says more. */
export function ReportDialog({ question, onClose }: ReportDialogProps) {
  const { draft, change, problem, busy, isSent, send } = useReport(question.id);
  const details = useId();
  if (isSent) return <Sent onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog title={t('reports.title', { ref: question.ref })} onClose={onClose}>
      <form className={classes.form} onSubmit={submit}>
        <fieldset className={classes.kinds}>
          <legend>{t('reports.what')}</legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={draft.kind === kind}
                onChange={() => change({ ...draft, kind })}
              />
              <span>{t('reports.kind', { kind })}</span>
            </label>
          ))}
        </fieldset>
        <label className={classes.label} htmlFor={details}>
          {t(draft.kind === 'OTHER' ? 'reports.details' : 'reports.detailsOptional')}
        </label>
        <textarea
          id={details}
          className={classes.text}
          rows={3}
          maxLength={MAX_LENGTH}
          required={draft.kind === 'OTHER'}
          aria-describedby={`${details}-hint`}
          value={draft.text}
          onChange={(event) => change({ ...draft, text: event.currentTarget.value })}
        />
        <p id={`${details}-hint`} className={classes.hint}>
          <span>{t('reports.detailsHint')}</span>
          <span>{t('reports.length', { length: draft.text.length, max: MAX_LENGTH })}</span>
        </p>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <Button type="submit" fullWidth loading={busy}>
          {t('reports.send')}
        </Button>
      </form>
    </Dialog>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => text.current?.focus(), []);
  return (
    <Dialog title={t('reports.sentTitle')} onClose={onClose}>
      <p ref={text} tabIndex={-1} role="status" className={classes.sent}>
        <Trans id="reports.sent" components={{ reports: <Link to={REPORTS_PATH} /> }} />
      </p>
      <Button fullWidth onClick={onClose}>
        {t('reports.done')}
      </Button>
    </Dialog>
  );
}
