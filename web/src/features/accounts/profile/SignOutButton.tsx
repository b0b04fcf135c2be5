import { Button } from '@mantine/core';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconLogout } from '../../../components/icons.ts';
import { receivesReminders } from '../../../device/reminders.ts';
import { toast } from '../../../components/toast.ts';
import { endSession, useSession } from '../../../session/index.ts';
import { removeAccountsPacks } from '../../packs/index.ts';
import { removeAccountsCopy } from '../../study/index.ts';
import { LogOutDocument } from '../log-out.generated.ts';
import { t } from '../messages/index.ts';

// A hanging connection must not keep anybody signed in.
const WAIT_MS = 3000;

const atMost = <T,>(ms: number, promise: Promise<T>): Promise<T | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, ms))]);

const removePapers = async (owner: string) => (await import('../../papers/device/index.ts')).forgetSentPapers(owner);

const stopReminders = async (client: ApolloClient) =>
  receivesReminders() && (await import('../../push/index.ts')).turnOff(client);

/** Ends the session in this browser, and on the server if it can be reached. */
export function SignOutButton() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const owner = useSession()?.user_id ?? '';
  const signOut = async () => {
    setBusy(true);
    const waiting = await atMost(WAIT_MS, removeAccountsCopy());
    for (const remove of [removePapers, removeAccountsPacks]) {
      await atMost(
        WAIT_MS,
        remove(owner).catch(() => {}),
      );
    }
    await atMost(
      WAIT_MS,
      stopReminders(client).catch(() => {}),
    );
    await atMost(
      WAIT_MS,
      client.mutate({ mutation: LogOutDocument }).catch(() => {}),
    );
    await client.clearStore();
    void navigate('/');
    endSession();
    void toast(waiting ? t('accounts.signedOutWaiting', { count: waiting }) : t('accounts.signedOut'));
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
