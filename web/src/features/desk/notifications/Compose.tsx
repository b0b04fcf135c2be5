import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId, useState } from 'react';
import { useFormDraft } from '../../../forms/useFormDraft.ts';
import { PlainPaste, TextField } from '../../studio/paste/index.ts';
import { confirmClasses, useOnce } from '../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import classes from './Notifications.module.css';
import { usePreviewNotificationMutation, type PreviewNotificationMutation } from './sent-notifications.generated.ts';
import { SendDialog } from './SendDialog.tsx';

const MAX_TITLE = 200;
const MAX_MESSAGE = 5_000;

type Props = { to?: { userId: string; name: string }; onSent: () => void };

const EMPTY = { title: '', message: '' };

/** What is written stays until it is sent, through a reload too. */
export function Compose({ to, onSent }: Props) {
  const { form, replace } = useFormDraft({ key: `desk message ${to?.userId ?? ''}`, start: EMPTY });
  const [preview, setPreview] = useState<PreviewNotificationMutation['previewNotification']>();
  const [getPreview] = usePreviewNotificationMutation();
  const once = useOnce();
  const variables = { ...form.values, ...(to && { userId: to.userId }) };
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
        <MessageFields field={form.getInputProps} />
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
            replace(EMPTY);
            onSent();
          }}
        />
      )}
    </>
  );
}

function MessageFields({ field }: { field: UseFormReturnType<typeof EMPTY>['getInputProps'] }) {
  const id = useId();
  return (
    <>
      <TextField
        label={t('desk.notificationTitle')}
        required
        withAsterisk={false}
        maxLength={MAX_TITLE}
        {...field('title')}
      />
      <PlainPaste>
        <label htmlFor={id} className={classes.label}>
          {t('desk.notificationMessage')}
        </label>
        <textarea
          id={id}
          className={confirmClasses.text}
          rows={5}
          required
          maxLength={MAX_MESSAGE}
          aria-describedby={`${id}-hint`}
          {...field('message')}
        />
        <p id={`${id}-hint`} className={classes.hint}>
          {t('desk.messageHint')}
        </p>
      </PlainPaste>
    </>
  );
}
