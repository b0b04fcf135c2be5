import { Button, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { IconCheck, IconCopy } from '../../../components/icons.ts';
import { useCopy } from '../../../components/useCopy.ts';
import { t } from '../messages/index.ts';
import classes from './OrderPage.module.css';

type Props = {
  label: string;
  /** What is copied. */
  value: string;
  /** What is seen, if it differs. */
  shown?: string;
  /** The button's name. */
  action: string;
  /** Said once it is copied. */
  copied: string;
};

export function Copyable({ label, value, shown = value, action, copied }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const { copy, isCopied } = useCopy(field, { copied, selected: t('orders.selected') });
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.copyable}>
      <TextInput ref={field} label={label} value={shown} readOnly />
      <Button
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        aria-label={isCopied ? copied : action}
        onClick={() => void copy(value)}
      >
        {isCopied ? t('orders.copied') : t('orders.copy')}
      </Button>
    </div>
  );
}
