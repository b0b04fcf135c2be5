import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../components/toast.ts';
import { useHashTarget } from '../../../components/useHashTarget.ts';
import { TWO_FACTOR_ID } from '../../../components/two-factor-path.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { t } from '../messages/index.ts';
import { CodeField } from './CodeField.tsx';
import { SetUp } from './SetUp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useStopTwoFactorMutation } from './two-factor.generated.ts';
import classes from './TwoFactor.module.css';
import { useCodeForm } from './useCodeForm.ts';
import { noteTwoFactor } from './note-two-factor.ts';

type Props = { viewer: { id: string; twoFactor: boolean } };

/** Two-step log-in in the profile: whether it is on, and the ways to change that. */
export function TwoFactorSection({ viewer: { id, twoFactor: isOn } }: Props) {
  // Not `isOn`, which changes before the form is done.
  const [change, setChange] = useState<'ON' | 'OFF'>();
  const [codes, setCodes] = useState<readonly string[]>();
  useHashTarget();
  const close = () => setChange(undefined);
  return (
    <section id={TWO_FACTOR_ID} className={classes.section} aria-labelledby="two-step-title">
      <h2 id="two-step-title">{t('accounts.twoFactor')}</h2>
      {!codes && !change && <p role="status">{t(isOn ? 'accounts.twoFactorOn' : 'accounts.twoFactorOff')}</p>}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!codes && !change && (
        <Button variant={isOn ? 'default' : 'filled'} onClick={() => setChange(isOn ? 'OFF' : 'ON')}>
          {t(isOn ? 'accounts.switchOff' : 'accounts.switchOn')}
        </Button>
      )}
      {change === 'OFF' && <SwitchOff id={id} onDone={close} />}
      {change === 'ON' && (
        <SetUp
          id={id}
          onCancel={close}
          onDone={(shown) => {
            setCodes(shown);
            close();
          }}
        />
      )}
    </section>
  );
}

function SwitchOff({ id, onDone }: { id: string; onDone: () => void }) {
  const [stop] = useStopTwoFactorMutation();
  const form = useCodeForm(async (code) => {
    await stop({ variables: { code }, update: (cache) => noteTwoFactor(cache, id, false) });
    void toast(t('accounts.twoFactorStopped'), 'success');
    onDone();
  });
  return (
    <div className={classes.step}>
      <AccountForm form={form} action={t('accounts.switchOff')}>
        <CodeField {...form.field('code')} hasRecovery />
      </AccountForm>
      <Button variant="subtle" onClick={onDone}>
        {t('accounts.cancel')}
      </Button>
    </div>
  );
}
