import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { kindChoices, useAuthors } from '../choices/index.ts';
import { t } from '../messages/index.ts';
import { Choice } from './Choice.tsx';
import { MAX_TEXT, NOBODY, type Filters, type UseFilters } from './filters.ts';
import classes from './Questions.module.css';

const FACILITIES = ['0.3', '0.5', '0.7', '0.9'];
const DISCRIMINATIONS = ['0', '0.1', '0.2', '0.3'];
const MORE = [
  'type',
  'chapter',
  'topic',
  'author',
  'reported',
  'facility',
  'discrimination',
  'from',
  'to',
  'item',
] as const;

type Props = Pick<UseFilters, 'filters' | 'change'>;

const below = (values: readonly string[]) => values.map((value) => ({ value, label: t('studio.below', { value }) }));

/** Filters that few need. Open where one of them is set. */
export function MoreFilters({ filters, change }: Props) {
  const authors = [{ value: NOBODY, label: t('studio.noAuthor') }, ...useAuthors()];
  return (
    <details className={classes.moreFilters} open={MORE.some((name) => filters[name] !== '')}>
      <summary>{t('studio.moreFilters')}</summary>
      <div className={classes.filters}>
        <Choice
          label={t('studio.type')}
          all={t('studio.everyKind')}
          options={kindChoices()}
          value={filters.type}
          onChange={(type) => change({ type: type as Filters['type'] })}
        />
        <Choice
          label={t('studio.author')}
          all={t('studio.everyAuthor')}
          options={authors}
          value={filters.author}
          onChange={(author) => change({ author })}
        />
        <Choice
          label={t('studio.facility')}
          all={t('studio.anyFacility')}
          options={below(FACILITIES)}
          value={filters.facility}
          onChange={(facility) => change({ facility })}
        />
        <Choice
          label={t('studio.discrimination')}
          all={t('studio.anyDiscrimination')}
          options={below(DISCRIMINATIONS)}
          value={filters.discrimination}
          onChange={(discrimination) => change({ discrimination })}
        />
        <label className={classes.mine}>
          <input
            type="checkbox"
            checked={filters.reported === '1'}
            onChange={({ currentTarget }) => change({ reported: currentTarget.checked ? '1' : '' })}
          />
          {t('studio.reportedOnly')}
        </label>
      </div>
      <PlaceAndDays key={JSON.stringify(filters)} filters={filters} change={change} />
    </details>
  );
}

/** Applied together when they are sent: a name that is half typed finds nothing. */
function PlaceAndDays({ filters, change }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = values.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    change({ chapter: text('chapter'), topic: text('topic'), from: text('from'), to: text('to'), item: text('item') });
  };
  return (
    <form className={classes.filters} onSubmit={submit}>
      <TextInput name="chapter" label={t('studio.chapter')} maxLength={MAX_TEXT} defaultValue={filters.chapter} />
      <TextInput name="topic" label={t('studio.topic')} maxLength={MAX_TEXT} defaultValue={filters.topic} />
      <TextInput
        name="item"
        label={t('studio.itemCode')}
        maxLength={40}
        defaultValue={filters.item}
        autoComplete="off"
      />
      <TextInput name="from" type="date" label={t('studio.changedFrom')} defaultValue={filters.from} />
      <TextInput name="to" type="date" label={t('studio.changedTo')} defaultValue={filters.to} />
      <Button type="submit" variant="default" className={classes.apply}>
        {t('studio.apply')}
      </Button>
    </form>
  );
}
