import { Button, NativeSelect, TextInput } from '@mantine/core';
import { FindForm } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import classes from './Log.module.css';
import { KINDS } from './sentence.ts';
import type { LogFilter } from './useLogFilter.ts';

const MAX_TEXT = 254;

type Props = {
  filter: LogFilter;
  /** The name of `filter.by`, once an event of theirs has loaded. */
  person: string | undefined;
  onChange: (name: keyof LogFilter, value: string) => void;
};

export function LogFilters({ filter, person, onChange }: Props) {
  const { text = '', by, action = '' } = filter;
  return (
    <>
      <FindForm
        text={text}
        label={t('desk.logFind')}
        maxLength={MAX_TEXT}
        onFind={(sought) => onChange('text', sought)}
      />
      <div role="group" aria-label={t('desk.logFilters')} className={classes.filters}>
        <NativeSelect
          label={t('desk.logKind')}
          value={action}
          data={[
            { value: '', label: t('desk.logAll') },
            ...KINDS.map((kind) => ({ value: kind, label: t('desk.logKindName', { kind }) })),
          ]}
          onChange={({ currentTarget }) => onChange('action', currentTarget.value)}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={t(end === 'from' ? 'desk.logFrom' : 'desk.logTo')}
            value={filter[end] ?? ''}
            min={(end === 'to' && filter.from) || undefined}
            max={(end === 'from' && filter.to) || undefined}
            onChange={({ currentTarget }) => onChange(end, currentTarget.value)}
          />
        ))}
      </div>
      {by && (
        <p className={classes.person}>
          {t('desk.logBy', { name: person ?? by })}
          <Button variant="subtle" onClick={() => onChange('by', '')}>
            {t('desk.logByAll')}
          </Button>
        </p>
      )}
    </>
  );
}
