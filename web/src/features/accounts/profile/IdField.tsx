import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { IconCheck, IconCopy } from '../../../components/icons.ts';
import { messages } from '../../../components/messages/accounts.ts';
import { useCopy } from '../../../components/useCopy.ts';
import classes from './ProfilePage.module.css';

const WORDS = { copied: messages.idCopied, selected: messages.idSelected };

/** What support and referral links call the user. */
export function IdField({ id }: { id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { copy, isCopied } = useCopy(field, WORDS);
  const icon = isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />;
  return (
    <div className={classes.id}>
      <TextInput ref={field} label="ID" value={id} readOnly className={classes.fixed} />
      <Button variant="default" leftSection={icon} onClick={() => void copy(id)} aria-label={copyLabel(isCopied)}>
        {isCopied ? messages.copied : messages.copy}
      </Button>
    </div>
  );
}

const copyLabel = (isCopied: boolean) => (isCopied ? messages.copied : `${messages.copy} ID`);
