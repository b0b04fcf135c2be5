import { Button, Input } from '@mantine/core';
import { useRef, type FormEvent } from 'react';
import { IconSearch } from '../../../components/icons.ts';
import { t } from './messages/index.ts';
import classes from './People.module.css';

const MAX_TEXT = 200;

type Props = { text: string; label?: string; onFind: (text: string) => void };

/** Looks people up when it is sent: a name that is half typed finds too many. */
export function FindPerson({ text, label = t('studio.findPeople'), onFind }: Props) {
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
        maxLength={MAX_TEXT}
        autoComplete="off"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        defaultValue={text}
      />
      <Button type="submit" variant="default">
        {t('studio.find')}
      </Button>
    </form>
  );
}
