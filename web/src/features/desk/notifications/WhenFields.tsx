import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { MessageForm } from './message-form.ts';
import { t } from './messages/index.ts';
import classes from './Notifications.module.css';

type Props = { form: UseFormReturnType<MessageForm> };

export const WhenFields = ({ form }: Props) => (
  <fieldset className={classes.choice}>
    <legend>{t('desk.messageWhen')}</legend>
    {[false, true].map((isLater) => (
      <label key={String(isLater)} className={classes.check}>
        <input
          type="radio"
          checked={form.values.isLater === isLater}
          onChange={() => form.setFieldValue('isLater', isLater)}
        />
        {t(isLater ? 'desk.messageLater' : 'desk.messageNow')}
      </label>
    ))}
    {form.values.isLater && (
      <TextInput
        type="datetime-local"
        name="at"
        label={t('desk.messageAt')}
        description={t('desk.messageAtHint')}
        {...form.getInputProps('at')}
      />
    )}
  </fieldset>
);
