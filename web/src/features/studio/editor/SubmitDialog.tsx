import { ConfirmDialog } from '../confirm/index.ts';
import { t } from '../messages/index.ts';

type Props = {
  /** How many are left. */
  warnings: number;
  failure: string | undefined;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** Asks before a question is submitted, since it may have warnings. Enter submits. */
export const SubmitDialog = ({ warnings, failure, busy, onSubmit, onClose }: Props) => (
  <ConfirmDialog
    title={t('studio.submitTitle')}
    press={t('studio.submit')}
    cancel={t('studio.notYet')}
    once={{ problem: failure, isBusy: busy }}
    isSafe
    onConfirm={onSubmit}
    onClose={onClose}
  >
    <p>{t('studio.submitText')}</p>
    {warnings > 0 && <p>{t('studio.submitWarnings', { count: warnings })}</p>}
  </ConfirmDialog>
);
