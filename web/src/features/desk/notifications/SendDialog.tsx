import { useIdempotencyKey } from '../../../apollo/useIdempotencyKey.ts';
import { toast } from '../../../components/toast.ts';
import { ConfirmDialog, useOnce } from '../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import type { DeskMessageInput } from '../../../graphql.generated.ts';
import {
  type DeskMessageRowFragment,
  type MessagePreviewQuery,
  useChangeMessageMutation,
  useScheduleMessageMutation,
} from './desk-messages.generated.ts';
import { Letters } from './Letter.tsx';
import { dhakaMoment } from './message-form.ts';
import { t as ofMessages } from './messages/index.ts';

export type Ready = { preview: MessagePreviewQuery['desk']['messagePreview']; input: DeskMessageInput };

type Props = {
  ready: Ready;
  /** The scheduled message to change; undefined for a new one. */
  message: DeskMessageRowFragment | undefined;
  /** Of the one who gets it; undefined for a group. */
  name: string | undefined;
  onClose: () => void;
  onSent: () => void;
};

/** The message as its readers see it, how many they are, and when it goes out. */
export function SendDialog({ ready: { preview, input }, message, name, onClose, onSent }: Props) {
  const once = useOnce();
  const [schedule] = useScheduleMessageMutation();
  const [change] = useChangeMessageMutation();
  const onceFor = useIdempotencyKey();
  const confirm = () =>
    once.run(async () => {
      if (message) await change({ variables: { id: message.id, version: message.version, input } });
      else await schedule({ variables: { input }, context: onceFor(input) });
      void toast(doneWords(message !== undefined, input.sendAt), 'success');
      onSent();
    });
  const { title, press, text } = wordsOf(preview.readers, name, input.sendAt);
  return (
    <ConfirmDialog title={title} press={press} once={once} onConfirm={() => void confirm()} onClose={onClose}>
      <Letters message={preview} />
      <p>{text}</p>
    </ConfirmDialog>
  );
}

type SendAt = string | null | undefined;

function doneWords(isChange: boolean, sendAt: SendAt) {
  if (isChange) return ofMessages('desk.messageChanged');
  return sendAt ? ofMessages('desk.messageScheduled') : t('desk.notificationSent');
}

function wordsOf(readers: number, name: string | undefined, sendAt: SendAt) {
  if (!sendAt) {
    const press = name === undefined ? t('desk.sendAll', { readers }) : t('desk.sendOne', { name });
    const text = name === undefined ? t('desk.sendAllText', { readers }) : t('desk.sendOneText', { name });
    return { title: t('desk.sendTitle'), press, text };
  }
  const at = dhakaMoment(sendAt);
  return {
    title: ofMessages('desk.messageScheduleTitle'),
    press:
      name === undefined
        ? ofMessages('desk.messageSchedule', { readers })
        : ofMessages('desk.messageScheduleOne', { name }),
    text:
      name === undefined
        ? ofMessages('desk.messageScheduleText', { readers, at })
        : ofMessages('desk.messageScheduleOneText', { name, at }),
  };
}
