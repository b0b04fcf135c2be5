import { useLayoutEffect, useRef } from 'react';
import { IconX } from '../../../components/icons.ts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { t } from '../messages/index.ts';
import classes from './AccountDialog.module.css';
import { AccountForm } from './AccountForm.tsx';

type Props = Pick<AffiliateRecordFragment, 'account'> & { onClose: () => void };

/** The browser's own dialog traps the focus and returns it to the button that opened it. */
export function AccountDialog({ account, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: the browser only returns the focus if the dialog is still in the document.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    return () => box?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby="withdrawal-settings"
      // `close` fires a task later, when the button may have opened the dialog again.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => event.currentTarget.isConnected && onClose()}
    >
      <div className={classes.head}>
        <h2 id="withdrawal-settings">{t('affiliate.settings')}</h2>
        <button type="button" className={classes.close} onClick={onClose} aria-label={t('affiliate.close')}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <AccountForm account={account} onDone={onClose} />
    </dialog>
  );
}
