import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toast } from '../../../components/toast.ts';
import { ConfirmDialog, useOnce } from '../../studio/confirm/index.ts';
import { rows } from '../../studio/paged/index.ts';
import { moment, personPath } from '../../studio/shell/index.ts';
import { t as people } from '../people/messages/index.ts';
import { Compose } from './Compose.tsx';
import { type DeskMessageRowFragment, useCancelMessageMutation } from './desk-messages.generated.ts';
import { Letters } from './Letter.tsx';
import { dhakaMoment } from './message-form.ts';
import { t } from './messages/index.ts';
import classes from './Notifications.module.css';

type Props = { message: DeskMessageRowFragment; onChange: () => void };

export function MessageRow({ message, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { title, state, to } = message;
  if (isOpen) {
    return (
      <li className={rows.row}>
        <Compose
          message={message}
          to={to.person}
          onBack={() => setOpen(false)}
          onSent={() => {
            setOpen(false);
            onChange();
          }}
        />
      </li>
    );
  }
  return (
    <li className={rows.row}>
      <Letters message={message} />
      <Facts message={message} />
      {state === 'SCHEDULED' && (
        <div className={classes.buttons}>
          <Button variant="default" aria-label={t('desk.messageChangeOf', { title })} onClick={() => setOpen(true)}>
            {t('desk.messageChange')}
          </Button>
          <Cancel message={message} onDone={onChange} />
        </div>
      )}
    </li>
  );
}

function Facts({ message: { state, to, sendAt, sentAt, readers, by } }: Pick<Props, 'message'>) {
  const { group, person, years, days, role } = to;
  return (
    <p className={rows.facts}>
      <strong>{t('desk.messageState', { state })}</strong>
      {person ? (
        <Link to={personPath(person.userId)}>{person.name}</Link>
      ) : (
        <span>
          {t('desk.messageAudience', {
            group,
            years: years.join(', '),
            days: days ?? 0,
            role: role ? people('desk.role', { role }) : '',
          })}
        </span>
      )}
      {state === 'SCHEDULED' && <span>{t('desk.messageGoes', { at: dhakaMoment(sendAt) })}</span>}
      {(state === 'SENT' || state === 'SENDING') && !person && <span>{t('desk.messageReached', { readers })}</span>}
      {sentAt && <time dateTime={sentAt}>{moment(sentAt)}</time>}
      {by && <span>{t('desk.messageBy', { name: by.name })}</span>}
    </p>
  );
}

function Cancel({ message: { id, version, title }, onDone }: { message: DeskMessageRowFragment; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const once = useOnce();
  const [cancel] = useCancelMessageMutation();
  const confirm = () =>
    once.run(async () => {
      await cancel({ variables: { id, version } });
      void toast(t('desk.messageCancelled'), 'success');
      setAsking(false);
      onDone();
    });
  return (
    <>
      <Button variant="default" aria-label={t('desk.messageCancelOf', { title })} onClick={() => setAsking(true)}>
        {t('desk.messageCancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('desk.messageCancelTitle')}
          press={t('desk.messageCancel')}
          cancel={t('desk.messageKeep')}
          once={once}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <p>{t('desk.messageCancelText', { title })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
