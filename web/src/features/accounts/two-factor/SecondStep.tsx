import { Button } from '@mantine/core';
import { AccountForm } from '../form/AccountForm.tsx';
import { t } from '../messages/index.ts';
import { CodeField } from './CodeField.tsx';
import { useCodeForm } from './useCodeForm.ts';

/** Logs in with what was checked before and a code. */
export type FinishLogIn = (code: string) => Promise<unknown>;

type Props = { finish: FinishLogIn; onBack: (() => void) | undefined };

export function SecondStep({ finish, onBack }: Props) {
  const form = useCodeForm(finish);
  return (
    <>
      <AccountForm form={form} action={t('accounts.logIn')}>
        <CodeField {...form.field('code')} hasRecovery />
      </AccountForm>
      {onBack && (
        <Button variant="subtle" fullWidth mt={8} onClick={onBack}>
          {t('accounts.backToPassword')}
        </Button>
      )}
    </>
  );
}
