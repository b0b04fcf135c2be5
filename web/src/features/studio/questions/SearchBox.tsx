import { Input } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconSearch } from '../../../components/icons.ts';
import { SEARCH_MS } from '../../../components/timing.ts';
import { t } from '../messages/index.ts';
import { MAX_TEXT } from './filters.ts';
import classes from './Questions.module.css';

type Props = { text: string; onSearch: (text: string) => void };

/** Searches after a pause in typing, or with Enter. */
export function SearchBox({ text, onSearch }: Props) {
  const [input, setInput] = useState(text);
  const [shown, setShown] = useState(text);
  if (text !== shown) {
    // A link or the Back button changed the address.
    setShown(text);
    setInput(text);
  }
  const search = () => {
    setShown(input);
    if (input !== text) onSearch(input);
  };
  useEffect(() => {
    if (input === text) return undefined;
    const timer = setTimeout(search, SEARCH_MS);
    return () => clearTimeout(timer);
    // Only typing restarts the pause.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [input]);
  return (
    <form
      role="search"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <Input
        type="search"
        aria-label={t('studio.search')}
        placeholder={t('studio.search')}
        maxLength={MAX_TEXT}
        autoComplete="off"
        enterKeyHint="search"
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={input}
        onChange={(event) => setInput(event.currentTarget.value)}
      />
    </form>
  );
}
