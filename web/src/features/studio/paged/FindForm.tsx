import { Button, Input } from '@mantine/core';
import { useRef, type FormEvent } from 'react';
import { IconSearch } from '../../../components/icons.ts';
import { t } from '../messages/index.ts';
import classes from './FindForm.module.css';

type Props = { text: string; label: string; maxLength: number; onFind: (text: string) => void };

/** Searches when it is sent: a name that is half typed finds too many. */
export function FindForm({ text, label, maxLength, onFind }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFind(field.current?.value.trim() ?? '');
  };
  return (
    <form role="search" className={classes.find} onSubmit={submit}>
      <Input
        key={text}
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        defaultValue={text}
      />
      <Button type="submit" variant="default">
        {t('studio.find')}
      </Button>
    </form>
  );
}
