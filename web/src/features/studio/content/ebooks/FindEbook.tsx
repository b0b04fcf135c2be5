import { Button, Input } from '@mantine/core';
import { useRef } from 'react';
import { IconSearch } from '../../../../components/icons.ts';
import { t } from '../messages/index.ts';
import classes from './Ebooks.module.css';

const MAX_TEXT = 300;

type Props = { text: string; onFind: (text: string) => void };

/** Searches when it is sent: a title that is half typed finds too many. */
export function FindEbook({ text, onFind }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const label = t('studio.contentFindEbook');
  return (
    <form
      role="search"
      className={classes.find}
      onSubmit={(event) => {
        event.preventDefault();
        onFind(field.current?.value.trim() ?? '');
      }}
    >
      <Input
        key={text}
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={MAX_TEXT}
        autoComplete="off"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        defaultValue={text}
      />
      <Button type="submit" variant="default">
        {t('studio.contentFind')}
      </Button>
    </form>
  );
}
