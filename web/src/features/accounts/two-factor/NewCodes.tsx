import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { AccountForm } from '../form/AccountForm.tsx';
import { t } from '../messages/index.ts';
import { CodeField } from './CodeField.tsx';
import { noteTwoFactor } from './note-two-factor.ts';
import { useRenewRecoveryCodesMutation } from './two-factor.generated.ts';
import classes from './TwoFactor.module.css';
import { useCodeForm } from './useCodeForm.ts';

type Props = { id: string; onDone: (codes: readonly string[]) => void; onClose: () => void };

/** Asks for a code, because the new recovery codes outlive a stolen session. */
export function NewCodes({ id, onDone, onClose }: Props) {
  const [renew] = useRenewRecoveryCodesMutation();
  const form = useCodeForm(async (code) => {
    const { data } = await renew({
      variables: { code },
      update: (cache, { data: renewed }) => renewed && noteTwoFactor(cache, id, renewed.renewRecoveryCodes.length),
    });
    if (data) onDone(data.renewRecoveryCodes);
  });
  return (
    <Dialog title={t('accounts.newCodes')} onClose={onClose}>
      <div className={classes.step}>
        <p>{t('accounts.newCodesIntro')}</p>
        <AccountForm form={form} action={t('accounts.getNewCodes')}>
          <CodeField {...form.field('code')} hasRecovery />
        </AccountForm>
      </div>
    </Dialog>
  );
}
