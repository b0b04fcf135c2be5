import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconSearch } from '../../components/icons.ts';
import { messages } from '../../components/messages.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { SearchAnswer } from './SearchAnswer.tsx';
import classes from './SearchPage.module.css';
import { SearchStart } from './SearchStart.tsx';
import { MAX_SEARCH, useSearchText } from './useSearchText.ts';

/** Search over everything, as one types. */
export function SearchPage() {
  const { typed, setTyped, asked, search } = useSearchText();
  const box = useRef<HTMLInputElement>(null);
  // Who comes without a question comes to type one.
  useEffect(() => {
    if (box.current?.value === '') box.current.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHeader
        title={messages.searchTitle}
        documentTitle={asked ? `${asked}, search` : 'Search'}
        description="Search board questions, chapters, RX Aid articles and e-books, in English or Bangla."
        backTo="/"
      />
      <form
        role="search"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <TextInput
          ref={box}
          type="search"
          aria-label={messages.searchTitle}
          placeholder={messages.searchPlaceholder}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {asked ? <SearchAnswer text={asked} /> : <SearchStart />}
    </>
  );
}
