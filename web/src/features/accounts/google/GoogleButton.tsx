import { Button } from '@mantine/core';
import { useState } from 'react';
import { toast } from '../../../components/toast.ts';
import { noteLeaving } from '../../../components/way-back.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { t } from '../messages/index.ts';
import { useGoogleSignInQuery } from './google-sign-in.generated.ts';
import classes from './GoogleButton.module.css';
import { GoogleMark } from './GoogleMark.tsx';
import { leaveFor } from './leave.ts';
import { beginJourney } from './verifier.ts';

type Props = { affiliate: string | undefined; from: string };

/** Renders nothing when the server has no Google sign-in. */
export function GoogleButton({ affiliate, from }: Props) {
  const { data } = useGoogleSignInQuery();
  const [busy, setBusy] = useState(false);
  if (!data?.googleSignIn) return null;
  const go = async () => {
    setBusy(true);
    const challenge = await beginJourney(from);
    if (challenge) {
      noteLeaving();
      const query = { challenge, language: currentLanguage(), ...(affiliate && { aff_ref: affiliate }) };
      return leaveFor(`/auth/google?${new URLSearchParams(query).toString()}`);
    }
    setBusy(false);
    void toast(t('accounts.googleInsecure'), 'error');
  };
  return (
    <div className={classes.way}>
      <p aria-hidden>{t('accounts.or')}</p>
      <Button variant="default" fullWidth leftSection={<GoogleMark />} loading={busy} onClick={() => void go()}>
        {t('accounts.google')}
      </Button>
    </div>
  );
}
