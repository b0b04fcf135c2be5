import { NativeSelect } from '@mantine/core';
import { useStudioChoicesQuery } from '../choices/choices.generated.ts';
import { statusName } from '../status/status.ts';
import { t } from '../messages/index.ts';
import { STATUSES, type UseFilters } from './filters.ts';
import classes from './Questions.module.css';
import { SearchBox } from './SearchBox.tsx';

type Option = { value: string; label: string };

export function FilterFields({ filters, change }: Pick<UseFilters, 'filters' | 'change'>) {
  const years = useStudioChoicesQuery().data?.professionalYears ?? [];
  const shownYears = years.filter(({ code }) => !filters.prof || code === filters.prof);
  const subjects = new Map(shownYears.flatMap((year) => year.subjects.map(({ code, name }) => [code, name])));
  return (
    <div className={classes.filters}>
      <SearchBox text={filters.q} onSearch={(q) => change({ q }, { replace: true })} />
      <Choice
        label={t('studio.status')}
        all={t('studio.everyStatus')}
        options={STATUSES.map((status) => ({ value: status, label: statusName(status) }))}
        value={filters.status}
        onChange={(status) => change({ status: status as typeof filters.status })}
      />
      <Choice
        label={t('studio.prof')}
        all={t('studio.everyProf')}
        options={years.map(({ code, name }) => ({ value: code, label: name }))}
        value={filters.prof}
        onChange={(prof) => change({ prof, subject: '' })}
      />
      <Choice
        label={t('studio.subject')}
        all={t('studio.everySubject')}
        options={[...subjects].map(([value, label]) => ({ value, label }))}
        value={filters.subject}
        onChange={(subject) => change({ subject })}
      />
      <label className={classes.mine}>
        <input
          type="checkbox"
          checked={filters.mine === '1'}
          onChange={({ currentTarget }) => change({ mine: currentTarget.checked ? '1' : '' })}
        />
        {t('studio.mineOnly')}
      </label>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  all: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  // Of a deep link, before the choices have loaded.
  const isMissing = value !== '' && !options.some((option) => option.value === value);
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[{ value: '', label: all }, ...options, ...(isMissing ? [{ value, label: value }] : [])]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
