import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ROLES } from 'schema/roles.ts';
import { t as people } from '../people/messages/index.ts';
import { GROUPS, type MessageForm } from './message-form.ts';
import { t } from './messages/index.ts';
import classes from './Notifications.module.css';
import { useProfileYearsQuery } from './desk-messages.generated.ts';

type Props = { form: UseFormReturnType<MessageForm> };

export function GroupFields({ form }: Props) {
  const { group } = form.values;
  return (
    <>
      <NativeSelect
        label={t('desk.messageTo')}
        data={GROUPS.map((value) => ({ value, label: t('desk.messageGroup', { group: value }) }))}
        {...form.getInputProps('group')}
      />
      {group === 'YEARS' && <YearChoice form={form} />}
      {(group === 'PLAN_ENDS' || group === 'PLAN_ENDED') && (
        <TextInput
          name="days"
          label={t('desk.messageDays', { group })}
          description={t('desk.messageDaysHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...form.getInputProps('days')}
        />
      )}
      {group === 'ROLE' && (
        <NativeSelect
          label={t('desk.messageRole')}
          data={ROLES.map((value) => ({ value, label: people('desk.role', { role: value }) }))}
          {...form.getInputProps('role')}
        />
      )}
    </>
  );
}

function YearChoice({ form }: Props) {
  const { data, loading } = useProfileYearsQuery();
  const chosen = form.values.years;
  const found = data?.desk.profileYears ?? [];
  // One that no profile has any more stays chosen.
  const others = chosen.filter((one) => !found.some(({ year }) => year === one)).map((year) => ({ year, readers: 0 }));
  const years = [...found, ...others];
  const { error } = form.getInputProps('years') as { error?: string };
  return (
    <fieldset className={classes.choice} aria-busy={loading}>
      <legend>{t('desk.messageYears')}</legend>
      {data && years.length === 0 && <p className={classes.hint}>{t('desk.messageNoYears')}</p>}
      {years.map(({ year, readers }) => (
        <label key={year} className={classes.check}>
          <input
            type="checkbox"
            name="years"
            checked={chosen.includes(year)}
            onChange={({ currentTarget }) =>
              form.setFieldValue(
                'years',
                currentTarget.checked ? [...chosen, year] : chosen.filter((other) => other !== year),
              )
            }
          />
          {t('desk.messageYearReaders', { year, readers: String(readers) })}
        </label>
      ))}
      {error && (
        <p role="alert" className={classes.fault}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
