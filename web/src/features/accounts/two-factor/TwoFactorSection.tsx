import { Button } from '@mantine/core';
import { useState } from 'react';
import { IconAlertTriangle } from '../../../components/icons.ts';
import { toast } from '../../../components/toast.ts';
import { useHashTarget } from '../../../components/useHashTarget.ts';
import { TWO_FACTOR_ID } from '../../../components/two-factor-path.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { t } from '../messages/index.ts';
import { CodeField } from './CodeField.tsx';
import { NewCodes } from './NewCodes.tsx';
import { SetUp } from './SetUp.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useStopTwoFactorMutation } from './two-factor.generated.ts';
import classes from './TwoFactor.module.css';
import { useCodeForm } from './useCodeForm.ts';
import { noteTwoFactor } from './note-two-factor.ts';

/** Then it is time for new ones. */
const FEW_CODES = 3;

type Props = { viewer: { id: string; twoFactor: boolean; recoveryCodesLeft: number | null } };

/** Two-step log-in in the profile: whether it is on, and the ways to change that. */
export function TwoFactorSection({ viewer: { id, twoFactor: isOn, recoveryCodesLeft: codesLeft } }: Props) {
  // Not `isOn`, which changes before the form is done.
  const [change, setChange] = useState<'ON' | 'OFF'>();
  const [isRenewing, setRenewing] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  useHashTarget();
  const close = () => setChange(undefined);
  return (
    <section id={TWO_FACTOR_ID} className={classes.section} aria-labelledby="two-step-title">
      <h2 id="two-step-title">{t('accounts.twoFactor')}</h2>
      {!codes && !change && <p role="status">{t(isOn ? 'accounts.twoFactorOn' : 'accounts.twoFactorOff')}</p>}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
      {!codes && !change && (
        <>
          {codesLeft !== null && <CodesLeft count={codesLeft} />}
          <div className={classes.ways}>
            {codesLeft !== null && (
              <Button variant={codesLeft > FEW_CODES ? 'default' : 'filled'} onClick={() => setRenewing(true)}>
                {t('accounts.newCodes')}
              </Button>
            )}
            <Button variant={isOn ? 'default' : 'filled'} onClick={() => setChange(isOn ? 'OFF' : 'ON')}>
              {t(isOn ? 'accounts.switchOff' : 'accounts.switchOn')}
            </Button>
          </div>
        </>
      )}
      {isRenewing && (
        <NewCodes
          id={id}
          onClose={() => setRenewing(false)}
          onDone={(renewed) => {
            setCodes(renewed);
            setRenewing(false);
          }}
        />
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

const CodesLeft = ({ count }: { count: number }) =>
  count > FEW_CODES ? (
    <p>{t('accounts.codesLeft', { count })}</p>
  ) : (
    <p className={classes.few}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      {t('accounts.fewCodesLeft', { count })}
    </p>
  );

function SwitchOff({ id, onDone }: { id: string; onDone: () => void }) {
  const [stop] = useStopTwoFactorMutation();
  const form = useCodeForm(async (code) => {
    await stop({ variables: { code }, update: (cache) => noteTwoFactor(cache, id, null) });
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
