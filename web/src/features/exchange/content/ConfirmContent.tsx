import { ConfirmDialog } from '../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';
import { entriesThatAre, OUTCOMES, type Report } from './report.ts';

type Props = { report: Report; onConfirm: () => void; onClose: () => void };

/** Lists how many entries the import will change, and in which way. */
export function ConfirmContent({ report: { entries, pictures_needed: pictures }, onConfirm, onClose }: Props) {
  const counts = OUTCOMES.map((outcome) => ({ outcome, count: entriesThatAre(entries, outcome).length }));
  return (
    <ConfirmDialog
      title={t('exchange.folderConfirm')}
      press={t('exchange.importNow')}
      cancel={t('exchange.notYet')}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    >
      <ul>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, count }) => (
            <li key={outcome}>{t('exchange.folderWill', { outcome, count })}</li>
          ))}
        {pictures.length > 0 && <li>{t('exchange.folderWillSend', { count: pictures.length })}</li>}
      </ul>
      <p>{t('exchange.folderWhole')}</p>
    </ConfirmDialog>
  );
}
