import { TextField } from '../../../studio/paste/index.ts';
import classes from '../entries/Entries.module.css';
import { IdField } from '../entries/IdField.tsx';
import { TextArea } from '../entries/TextArea.tsx';
import type { EntryForm } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import type { PlanForm } from './plan-form.ts';
import { PriceFields } from './PriceFields.tsx';

const MAX_NAME = 200;
const MAX_DESCRIPTION = 300;
const MAX_LINES = 6_000;

export function PlanFields({ editor: { form, field, change, isNew } }: { editor: EntryForm<PlanForm> }) {
  return (
    <>
      <IdField
        title={form.name}
        titleLabel={t('desk.contentPlanName')}
        maxLength={MAX_NAME}
        id={form.id}
        idLabel={t('desk.contentPlanId')}
        idHint={t('desk.contentPlanIdHint')}
        isNew={isNew}
        onChange={(name, id) => change({ name, id })}
      />
      <TextField
        label={t('desk.contentPlanDescription')}
        required
        maxLength={MAX_DESCRIPTION}
        autoComplete="off"
        {...field('shortDescription')}
      />
      <PriceFields prices={form.prices} onChange={(prices) => change({ prices })} />
      <TextArea
        label={t('desk.contentPlanFeatures')}
        hint={t('desk.contentOneALine')}
        rows={6}
        maxLength={MAX_LINES}
        {...field('features')}
      />
      <TextArea
        label={t('desk.contentPlanAdvantages')}
        hint={t('desk.contentOneALine')}
        rows={4}
        maxLength={MAX_LINES}
        {...field('advantages')}
      />
      <label className={classes.check}>
        <input type="checkbox" {...field('onSale', { type: 'checkbox' })} />
        {t('desk.contentOnSale')}
      </label>
    </>
  );
}
