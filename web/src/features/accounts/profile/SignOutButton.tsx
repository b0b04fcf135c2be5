import { Button } from '@mantine/core';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconLogout } from '../../../components/icons.ts';
import { toast } from '../../../components/toast.ts';
import { endSession } from '../../../session/index.ts';
import { LogOutDocument } from '../log-out.generated.ts';
import { t } from '../messages/index.ts';

// Nobody is kept signed in by a line that hangs.
const WAIT_MS = 3000;

/** Ends the session, on the server where it can be reached and in this browser in any case. */
export function SignOutButton() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const told = client.mutate({ mutation: LogOutDocument }).catch(() => {});
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
    await client.clearStore();
    void navigate('/');
    endSession();
    void toast(t('accounts.signedOut'));
  };
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}
      loading={busy}
      onClick={() => void signOut()}
    >
      {t('accounts.signOut')}
    </Button>
  );
}
