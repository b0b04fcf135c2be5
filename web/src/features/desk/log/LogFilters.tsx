import { Button, NativeSelect, TextInput } from '@mantine/core';
import { FindForm } from '../../studio/paged/index.ts';
import { t } from '../messages/index.ts';
import classes from './Log.module.css';
import { KINDS } from './sentence.ts';
import type { LogFilter } from './useLogFilter.ts';

const MAX_TEXT = 254;

type Props = {
  filter: LogFilter;
  /** Of whom alone the log is shown, as far as it is known. */
  person: string | undefined;
  onChange: (name: keyof LogFilter, value: string) => void;
};

export function LogFilters({ filter: { text = '', by, action = '', from = '', to = '' }, person, onChange }: Props) {
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
        <TextInput
          type="date"
          label={t('desk.logFrom')}
          value={from}
          max={to || undefined}
          onChange={({ currentTarget }) => onChange('from', currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('desk.logTo')}
          value={to}
          min={from || undefined}
          onChange={({ currentTarget }) => onChange('to', currentTarget.value)}
        />
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
