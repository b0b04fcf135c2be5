import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorCode, extensionsOf } from '../../apollo/errors.ts';
import { SEND_AGAIN_MS } from '../../components/timing.ts';
import { accountPaths, type LoginState } from '../../session/index.ts';
import classes from './AccountPage.module.css';
import { t } from './messages/index.ts';
import { explainPasswordReset } from './problems.ts';
import { useRequestPasswordResetMutation } from './request-password-reset.generated.ts';

const MAX_MINUTES = 90;

function codeAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes < MAX_MINUTES
    ? t('accounts.codeAgainInMinutes', { minutes })
    : t('accounts.codeAgainInHours', { hours: Math.ceil(minutes / 60) });
}

export function SendCodeAgain({ email }: { email: string }) {
  const [request, { loading }] = useRequestPasswordResetMutation();
  const [answer, setAnswer] = useState('');
  const [waits, setWaits] = useState(false);
  const wait = useTimeout(() => setWaits(false), SEND_AGAIN_MS);

  async function send() {
    try {
      await request({ variables: { email } });
      setAnswer(t('accounts.codeSentAgain'));
      setWaits(true);
      wait.start();
    } catch (error) {
      const seconds = errorCode(error) === 'TOO_MANY_REQUESTS' ? extensionsOf(error).retryAfter : undefined;
      setAnswer(seconds === undefined ? explainPasswordReset(error).message : codeAgainIn(seconds));
    }
  }

  const state: LoginState = { email };
  return (
    <>
      <Button variant="subtle" loading={loading} disabled={waits} onClick={() => void send()} className={classes.again}>
        {t('accounts.sendCodeAgain')}
      </Button>
      <Link to={accountPaths.forgotPassword} state={state}>
        {t('accounts.useAnotherEmail')}
      </Link>
      <p role="status">{answer}</p>
    </>
  );
}
