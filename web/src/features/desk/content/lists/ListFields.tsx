import { Input, NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { IconSearch } from '../../../../components/icons.ts';
import { t } from '../messages/index.ts';
import classes from './Lists.module.css';
import { KINDS, MAX_NAME, type ListFilters } from './useListFilters.ts';

const optionsOf = (all: readonly { code: string; name: string }[]) =>
  all.map(({ code, name }) => ({ value: code, label: name }));

/** Chapters or topics, of which subject, and a part of their name. */
export function ListFields({ filters, years, subjects, change }: ListFilters) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.filters}>
      <div role="group" aria-label={t('desk.contentListsShown')} className={classes.kinds}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" aria-pressed={kind === filters.kind} onClick={() => change({ kind })}>
            {t('desk.contentKind', { kind })}
          </button>
        ))}
      </div>
      <NativeSelect
        aria-label={t('studio.prof')}
        value={filters.prof}
        data={optionsOf(years)}
        onChange={({ currentTarget }) => change({ prof: currentTarget.value, subject: '' })}
      />
      <NativeSelect
        aria-label={t('studio.subject')}
        value={filters.subject}
        data={optionsOf(subjects)}
        onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
      />
      <form
        role="search"
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          change({ text: field.current?.value.trim() ?? '' });
        }}
      >
        <Input
          key={filters.text}
          ref={field}
          type="search"
          aria-label={t('desk.contentFindList')}
          placeholder={t('desk.contentFindList')}
          maxLength={MAX_NAME}
          autoComplete="off"
          enterKeyHint="search"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          defaultValue={filters.text}
        />
      </form>
    </div>
  );
}
