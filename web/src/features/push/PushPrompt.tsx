import { Button } from '@mantine/core';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readStored, store } from '../../components/storage.ts';
import { useOnline } from '../../components/useOnline.ts';
import { useSession } from '../../session/index.ts';
import { t } from './messages/index.ts';
import { NoReminders } from './NoReminders.tsx';
import { OwnPushDocument } from './push.generated.ts';
import classes from './Push.module.css';
import { findSupport } from './support.ts';
import { usePushBrowser } from './usePushBrowser.ts';

const ASKED = 'push-asked';

/** Offers reminders of due reviews where the reader has just seen what they are for. Once answered it does not come again. */
export function PushPrompt() {
  const owner = useSession()?.user_id;
  const [isOpen, setOpen] = useState(() => readStored('localStorage', ASKED) === null);
  const close = () => {
    store('localStorage', ASKED, '1');
    setOpen(false);
  };
  const support = findSupport();
  const isPossible = support === 'READY' || support === 'HOME_SCREEN';
  if (!isOpen || !isPossible || owner === undefined) return null;
  return <Offer owner={owner} onAnswer={() => store('localStorage', ASKED, '1')} onClose={close} />;
}

type Props = { owner: string; onAnswer: () => void; onClose: () => void };

function Offer({ owner, onAnswer, onClose }: Props) {
  const { data } = useQuery(OwnPushDocument);
  const push = data?.viewer?.push;
  return push ? <Question publicKey={push.publicKey} owner={owner} onAnswer={onAnswer} onClose={onClose} /> : null;
}

function Question({ publicKey, owner, onAnswer, onClose }: Props & { publicKey: string }) {
  const { state, problem, isBusy, switchOn } = usePushBrowser(publicKey, owner);
  const [isAnswered, setAnswered] = useState(false);
  const isOnline = useOnline();
  if (state === undefined || (state === 'ON' && !isAnswered) || !isOnline) return null;
  if (state === 'ON') return <p role="status">{t('push.asked')}</p>;
  const ask = () => {
    setAnswered(true);
    onAnswer();
    void switchOn();
  };
  return (
    <div className={classes.prompt}>
      {state === 'OFF' && <p>{t('push.askHint')}</p>}
      <NoReminders state={state} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={classes.ways}>
        {state === 'OFF' && (
          <Button variant="default" loading={isBusy} onClick={ask}>
            {t('push.askReviews')}
          </Button>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('push.notNow')}
        </Button>
      </div>
    </div>
  );
}
