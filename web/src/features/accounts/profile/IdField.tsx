import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { IconCheck, IconCopy } from '../../../components/icons.ts';
import { useCopy } from '../../../components/useCopy.ts';
import { t } from '../messages/index.ts';
import classes from './ProfilePage.module.css';

/** The user's id in support mails and referral links. */
export function IdField({ id }: { id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { copy, isCopied } = useCopy(field, { copied: t('accounts.idCopied'), selected: t('accounts.idSelected') });
  const icon = isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />;
  return (
    <div className={classes.id}>
      <TextInput ref={field} label={t('accounts.id')} value={id} readOnly className={classes.fixed} />
      <Button variant="default" leftSection={icon} onClick={() => void copy(id)} aria-label={copyLabel(isCopied)}>
        {isCopied ? t('accounts.copied') : t('accounts.copy')}
      </Button>
    </div>
  );
}

const copyLabel = (isCopied: boolean) => (isCopied ? t('accounts.copied') : t('accounts.copyId'));
