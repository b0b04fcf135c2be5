import { useState } from 'react';
import { toast } from '../../../components/toast.ts';
import { ConfirmDialog, ReasonField, useOnce } from '../../studio/confirm/index.ts';

type Props = {
  title: string;
  /** What will happen. */
  words: string;
  reasonLabel: string;
  press: string;
  /** Said once it is done. */
  done: string;
  decide: (reason: string) => Promise<unknown>;
  onClose: () => void;
  onChange: () => Promise<unknown>;
};

/** A decision that may have a reason. */
export function DecisionDialog({ title, words, reasonLabel, press, done, decide, onClose, onChange }: Props) {
  const [reason, setReason] = useState('');
  const once = useOnce();
  const confirm = () =>
    once.run(async () => {
      await decide(reason.trim());
      void toast(done, 'success');
      onClose();
      await onChange().catch(() => {});
    });
  return (
    <ConfirmDialog title={title} press={press} once={once} onConfirm={() => void confirm()} onClose={onClose}>
      <p>{words}</p>
      <ReasonField label={reasonLabel} value={reason} onChange={setReason} />
    </ConfirmDialog>
  );
}
