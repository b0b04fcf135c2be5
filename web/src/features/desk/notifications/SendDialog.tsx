import { useIdempotencyKey } from '../../../apollo/useIdempotencyKey.ts';
import { toast } from '../../../components/toast.ts';
import { ConfirmDialog, useOnce } from '../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import { Letter } from './Letter.tsx';
import {
  useSendNotificationMutation,
  type PreviewNotificationMutation,
  type SendNotificationMutationVariables,
} from './sent-notifications.generated.ts';

type Props = {
  preview: PreviewNotificationMutation['previewNotification'];
  variables: SendNotificationMutationVariables;
  /** Of the one who gets it; undefined for all. */
  name: string | undefined;
  onClose: () => void;
  onSent: () => void;
};

/** The notification as its readers see it, and how many they are. */
export function SendDialog({ preview: { title, message, readers }, variables, name, onClose, onSent }: Props) {
  const once = useOnce();
  const [send] = useSendNotificationMutation();
  const onceFor = useIdempotencyKey();
  const confirm = () =>
    once.run(async () => {
      await send({ variables, context: onceFor(variables) });
      void toast(t('desk.notificationSent'), 'success');
      onSent();
    });
  return (
    <ConfirmDialog
      title={t('desk.sendTitle')}
      press={name === undefined ? t('desk.sendAll', { readers }) : t('desk.sendOne', { name })}
      once={once}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Letter title={title} message={message} />
      <p>{name === undefined ? t('desk.sendAllText', { readers }) : t('desk.sendOneText', { name })}</p>
    </ConfirmDialog>
  );
}
