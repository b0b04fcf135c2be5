import { toast } from '../../../../components/toast.ts';
import type { DeskEntryKind } from '../../../../graphql.generated.ts';
import { ConfirmDialog, useOnce } from '../../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import { useRemoveEntryMutation } from './entries.generated.ts';

type Props = {
  kind: DeskEntryKind;
  entry: { id: string; version: string };
  title: string;
  effect: string;
  onClose: () => void;
  onDone: () => void;
};

export function RemoveDialog({ kind, entry: { id, version }, title, effect, onClose, onDone }: Props) {
  const [remove] = useRemoveEntryMutation();
  const once = useOnce();
  const confirm = () =>
    once.run(async () => {
      await remove({ variables: { kind, id, version } });
      void toast(t('desk.contentRemoved', { title }), 'success');
      onDone();
    });
  return (
    <ConfirmDialog
      title={t('desk.contentRemoveTitle', { kind })}
      press={t('desk.contentRemoveThem')}
      once={once}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{effect}</p>
    </ConfirmDialog>
  );
}
