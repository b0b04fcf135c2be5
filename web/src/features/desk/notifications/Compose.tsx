import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { PlainPaste, TextField } from '../../studio/paste/index.ts';
import { confirmClasses, useOnce } from '../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import classes from './Notifications.module.css';
import { usePreviewNotificationMutation, type PreviewNotificationMutation } from './sent-notifications.generated.ts';
import { SendDialog } from './SendDialog.tsx';

const MAX_TITLE = 200;
const MAX_MESSAGE = 5_000;

type Props = { to?: { userId: string; name: string }; onSent: () => void };

/** What is written stays until it is sent. */
export function Compose({ to, onSent }: Props) {
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const [preview, setPreview] = useState<PreviewNotificationMutation['previewNotification']>();
  const [getPreview] = usePreviewNotificationMutation();
  const once = useOnce();
  const variables = { title, message, ...(to && { userId: to.userId }) };
  const show = () =>
    once.run(async () => {
      const { data } = await getPreview({ variables });
      setPreview(data?.previewNotification);
    });
  return (
    <>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void show();
        }}
      >
        <MessageFields {...{ title, setTitle, message, setMessage }} />
        {once.problem && (
          <p role="alert" className={confirmClasses.problem}>
            {once.problem}
          </p>
        )}
        <div>
          <Button type="submit" loading={once.isBusy}>
            {t('desk.preview')}
          </Button>
        </div>
      </form>
      {preview && (
        <SendDialog
          preview={preview}
          variables={variables}
          name={to?.name}
          onClose={() => setPreview(undefined)}
          onSent={() => {
            setPreview(undefined);
            setTitle('');
            setMessage('');
            onSent();
          }}
        />
      )}
    </>
  );
}

type FieldsProps = {
  title: string;
  setTitle: (title: string) => void;
  message: string;
  setMessage: (message: string) => void;
};

function MessageFields({ title, setTitle, message, setMessage }: FieldsProps) {
  const field = useId();
  return (
    <>
      <TextField
        label={t('desk.notificationTitle')}
        required
        withAsterisk={false}
        maxLength={MAX_TITLE}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <PlainPaste>
        <label htmlFor={field} className={classes.label}>
          {t('desk.notificationMessage')}
        </label>
        <textarea
          id={field}
          className={confirmClasses.text}
          rows={5}
          required
          maxLength={MAX_MESSAGE}
          aria-describedby={`${field}-hint`}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <p id={`${field}-hint`} className={classes.hint}>
          {t('desk.messageHint')}
        </p>
      </PlainPaste>
    </>
  );
}
