import { Dialog } from '../../../components/dialog/Dialog.tsx';
import type { AffiliateRecordFragment } from '../affiliate-record.generated.ts';
import { t } from '../messages/index.ts';
import { AccountForm } from './AccountForm.tsx';

type Props = Pick<AffiliateRecordFragment, 'account'> & { onClose: () => void };

export const AccountDialog = ({ account, onClose }: Props) => (
  <Dialog title={t('affiliate.settings')} onClose={onClose}>
    <AccountForm account={account} onDone={onClose} />
  </Dialog>
);
