import { useEffect, useRef } from 'react';
import { IconX } from '../../components/icons.ts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import classes from './AccountDialog.module.css';
import { AccountForm } from './AccountForm.tsx';

type Props = Pick<AffiliateRecordFragment, 'account'> & { onClose: () => void };

/** The withdrawal settings. The browser's own dialog keeps the focus, and gives it back to the button that opened it. */
export function AccountDialog({ account, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="withdrawal-settings" onClose={onClose}>
      <div className={classes.head}>
        <h2 id="withdrawal-settings">Withdrawal settings</h2>
        <button type="button" className={classes.close} onClick={close} aria-label="Close">
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <AccountForm account={account} onDone={close} />
    </dialog>
  );
}
