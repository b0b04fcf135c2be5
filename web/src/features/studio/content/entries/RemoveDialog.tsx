import { toast } from '../../../../components/toast.ts';
import type { DeskEntryKind } from '../../../../graphql.generated.ts';
import { ConfirmDialog } from '../../desk/confirm/index.ts';
import { useStep } from '../confirm/useStep.ts';
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
  const { busy, problem, run } = useStep();
  const confirm = () =>
    run(async () => {
      await remove({ variables: { kind, id, version } });
      void toast(t('studio.contentRemoved', { title }), 'success');
      onDone();
    });
  return (
    <ConfirmDialog
      title={t('studio.contentRemoveTitle', { kind })}
      press={t('studio.contentRemoveThem')}
      once={{ problem, isBusy: busy }}
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
