import { Input } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconSearch } from '../../components/icons.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { t } from './messages/index.ts';
import classes from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { MAX_SEARCH, useSearchText } from './useSearchText.ts';

export function SearchPage() {
  const { input, setInput, text, search } = useSearchText();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current?.value === '') box.current.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHeader
        title={t('search.title')}
        documentTitle={text ? t('search.documentTitle', { text }) : t('shared.search')}
        description={t('search.description')}
        backTo="/"
      />
      <form
        role="search"
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          search(input);
        }}
      >
        <Input
          ref={box}
          type="search"
          aria-label={t('search.title')}
          placeholder={t('search.placeholder')}
          maxLength={MAX_SEARCH}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={input}
          onChange={(event) => setInput(event.currentTarget.value)}
        />
      </form>
      {text ? <SearchResults text={text} /> : <SearchStart />}
    </>
  );
}
