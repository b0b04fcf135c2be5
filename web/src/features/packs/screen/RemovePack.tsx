import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { toast } from '../../../components/toast.ts';
import type { ListedPack } from '../device/listing.ts';
import { removePack } from '../device/packs.ts';
import classes from './Downloads.module.css';
import { t } from './messages/index.ts';
import { sizeText } from './size.ts';

type Props = { pack: ListedPack; onClose: () => void };

export function RemovePack({ pack, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const { title, total, missing } = pack;
  const remove = async () => {
    setBusy(true);
    try {
      await removePack(pack);
      void toast(t('packs.removed', { title }));
    } catch {
      void toast(t('packs.failed'), 'error');
    }
    onClose();
  };
  return (
    <Dialog title={t('packs.removeTitle', { title })} onClose={onClose}>
      <p>{t('packs.removeText', { size: sizeText(total - missing) })}</p>
      <div className={classes.actions}>
        <Button color="red" loading={busy} onClick={() => void remove()}>
          {t('packs.removeNow')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('packs.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
