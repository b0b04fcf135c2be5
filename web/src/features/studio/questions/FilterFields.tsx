import { useStudioChoicesQuery } from '../choices/choices.generated.ts';
import { statusName } from '../status/status.ts';
import { t } from '../messages/index.ts';
import { Choice } from './Choice.tsx';
import { STATUSES, type UseFilters } from './filters.ts';
import { MoreFilters } from './MoreFilters.tsx';
import classes from './Questions.module.css';
import { SearchBox } from './SearchBox.tsx';

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
      <MoreFilters filters={filters} change={change} />
    </div>
  );
}
