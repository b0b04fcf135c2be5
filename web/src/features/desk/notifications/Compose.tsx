import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useFormDraft } from '../../../forms/useFormDraft.ts';
import { confirmClasses, useOnce } from '../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import { type DeskMessageRowFragment, MessagePreviewDocument } from './desk-messages.generated.ts';
import { GroupFields } from './GroupFields.tsx';
import { checkMessage, emptyMessage, type MessageForm, toAudience, toForm, toInput } from './message-form.ts';
import { t as ofMessages } from './messages/index.ts';
import classes from './Notifications.module.css';
import { ReaderCount } from './ReaderCount.tsx';
import { type Ready, SendDialog } from './SendDialog.tsx';
import { WordFields } from './WordFields.tsx';
import { WhenFields } from './WhenFields.tsx';

type Props = {
  /** Who alone gets it. */
  to?: { userId: string; name: string } | null | undefined;
  /** The message to change; without it, a new one is written. */
  message?: DeskMessageRowFragment;
  onSent: () => void;
  onBack?: () => void;
};

const startOf = ({ to, message }: Props): MessageForm => {
  if (message) return toForm(message);
  return to ? { ...emptyMessage, group: 'PERSON' } : emptyMessage;
};

const draftKey = ({ to, message }: Props) =>
  message ? `desk message ${message.id} ${message.version}` : `desk message to ${to?.userId ?? ''}`;

/** What is written stays until it is sent, through a reload too. */
export function Compose(props: Props) {
  const { to, message, onSent, onBack } = props;
  const start = startOf(props);
  const { form, replace } = useFormDraft<MessageForm>({ key: draftKey(props), start });
  const [ready, setReady] = useState<Ready>();
  const client = useApolloClient();
  const element = useRef<HTMLFormElement>(null);
  const once = useOnce();
  const audience = toAudience(form.values, to?.userId);

  const show = () => {
    const wrong = checkMessage(form.values);
    form.setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return void once.run(async () => {
      const input = toInput(form.values, audience!);
      const { sendAt: _sendAt, ...variables } = input;
      const { data } = await client.query({ query: MessagePreviewDocument, variables, fetchPolicy: 'no-cache' });
      setReady({ input, preview: data!.desk.messagePreview });
    });
  };

  return (
    <>
      <form
        ref={element}
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {!to && <GroupFields form={form} />}
        {!to && <ReaderCount to={audience} />}
        <WordFields form={form} />
        <WhenFields form={form} />
        {once.problem && (
          <p role="alert" className={confirmClasses.problem}>
            {once.problem}
          </p>
        )}
        <Buttons isNew={!message} isBusy={once.isBusy} onBack={onBack} />
      </form>
      {ready && (
        <SendDialog
          ready={ready}
          message={message}
          name={to?.name}
          onClose={() => setReady(undefined)}
          onSent={() => {
            setReady(undefined);
            replace(start);
            onSent();
          }}
        />
      )}
    </>
  );
}

type ButtonsProps = { isNew: boolean; isBusy: boolean; onBack: (() => void) | undefined };

const Buttons = ({ isNew, isBusy, onBack }: ButtonsProps) => (
  <div className={classes.buttons}>
    <Button type="submit" loading={isBusy}>
      {isNew ? t('desk.preview') : ofMessages('desk.messageSave')}
    </Button>
    {onBack && (
      <Button variant="default" onClick={onBack}>
        {ofMessages('desk.messageBack')}
      </Button>
    )}
  </div>
);
