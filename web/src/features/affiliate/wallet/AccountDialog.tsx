import { useLayoutEffect, useRef } from 'react';
import { IconX } from '../../../components/icons.ts';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { t } from '../messages/index.ts';
import classes from './AccountDialog.module.css';
import { AccountForm } from './AccountForm.tsx';

type Props = Pick<AffiliateRecordFragment, 'account'> & { onClose: () => void };

/** The withdrawal settings. The browser's own dialog keeps the focus, and gives it back to the button that opened it. */
export function AccountDialog({ account, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Layout: closed while still in the document, or the browser does not give the focus back.
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
      // The browser sends `close` a task later: the button may have opened the dialog again by then.
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
