import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import { confirmClasses } from '../../studio/confirm/index.ts';
import { PlainPaste, TextField } from '../../studio/paste/index.ts';
import { t } from '../messages/index.ts';
import type { MessageForm } from './message-form.ts';
import { t as ofMessages } from './messages/index.ts';
import classes from './Notifications.module.css';

const MAX_TITLE = 200;
const MAX_MESSAGE = 5_000;

type Props = { form: UseFormReturnType<MessageForm> };

/** The text, and for readers of Bangla another. */
export function WordFields({ form }: Props) {
  const { titleBn, messageBn } = form.values;
  const hasBangla = titleBn !== '' || messageBn !== '';
  return (
    <>
      <Words form={form} names={['title', 'message']} isRequired />
      <details className={classes.bangla} open={hasBangla || undefined}>
        <summary>{ofMessages('desk.messageBangla')}</summary>
        <p className={classes.hint}>{ofMessages('desk.messageBanglaHint')}</p>
        <Words form={form} names={['titleBn', 'messageBn']} isRequired={hasBangla} />
      </details>
    </>
  );
}

type WordsProps = Props & { names: ['title', 'message'] | ['titleBn', 'messageBn']; isRequired: boolean };

function Words({ form, names: [title, message], isRequired }: WordsProps) {
  const id = useId();
  const isBangla = title === 'titleBn';
  const lang = isBangla ? { lang: 'bn' } : undefined;
  return (
    <>
      <TextField
        label={isBangla ? ofMessages('desk.messageTitleBn') : t('desk.notificationTitle')}
        required={isRequired}
        withAsterisk={false}
        maxLength={MAX_TITLE}
        {...lang}
        {...form.getInputProps(title)}
      />
      <PlainPaste>
        <label htmlFor={id} className={classes.label}>
          {isBangla ? ofMessages('desk.messageTextBn') : t('desk.notificationMessage')}
        </label>
        <textarea
          id={id}
          className={confirmClasses.text}
          rows={5}
          required={isRequired}
          maxLength={MAX_MESSAGE}
          aria-describedby={`${id}-hint`}
          {...lang}
          {...form.getInputProps(message)}
        />
        <p id={`${id}-hint`} className={classes.hint}>
          {t('desk.messageHint')}
        </p>
      </PlainPaste>
    </>
  );
}
