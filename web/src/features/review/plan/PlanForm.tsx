import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { Day } from 'review/days.ts';
import { useFormDraft } from '../../../forms/useFormDraft.ts';
import { t } from '../messages/index.ts';
import { checkForm, type Choices, type PlanField, type PlanForm as Form, toInput } from './plan-form.ts';
import { PlanFields } from './PlanFields.tsx';
import classes from './PlanForm.module.css';
import { PlanPreview } from './PlanPreview.tsx';
import { usePlanPreview } from './usePlanPreview.ts';
import type { Saving } from './useSavePlan.ts';

type Props = {
  /** Its key in session storage. */
  draft: string;
  start: Form;
  choices: Choices;
  saving: Saving;
  today: Day;
  /** Only if there is a plan to go back to. */
  onCancel?: () => void;
};

/** A plan in under a minute. It says while choosing what follows of the choices. */
export function PlanForm({ draft, start, choices, saving, today, onCancel }: Props) {
  const { form, forget, replace } = useFormDraft<Form>({ key: draft, start });
  const element = useRef<HTMLFormElement>(null);
  const wrong = checkForm(form.values, today);
  const input = toInput(form.values);
  const preview = usePlanPreview(Object.keys(wrong).length === 0 ? input : null);
  const refused = refusedField(saving);

  const save = async () => {
    form.setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return element.current?.querySelector<HTMLElement>(`[data-field="${first}"] input`)?.focus();
    return saving.save(input, preview.isCurrent ? preview.plan : undefined);
  };
  const cancel = () => {
    replace(start);
    forget();
    onCancel?.();
  };

  return (
    <form
      ref={element}
      className={classes.form}
      aria-label={t('review.plan')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {!onCancel && <p className={classes.intro}>{t('review.planDescription')}</p>}
      <PlanFields
        form={form}
        errors={{ ...refused, ...form.errors }}
        choices={choices}
        today={today}
        suggested={preview.plan}
      />
      <div className={classes.side}>
        <PlanPreview
          preview={preview}
          today={today}
          onMinutes={(minutes) => form.setValues({ isSuggested: false, minutes: String(minutes) })}
        />
        <p role="alert" className={classes.problem}>
          {!refused && saving.problem}
        </p>
        <Buttons isBusy={saving.isBusy} {...(onCancel && { onCancel: cancel })} />
      </div>
    </form>
  );
}

const Buttons = ({ isBusy, onCancel }: { isBusy: boolean; onCancel?: () => void }) => (
  <div className={classes.buttons}>
    <Button type="submit" loading={isBusy}>
      {t(onCancel ? 'review.planSaveChange' : 'review.planSave')}
    </Button>
    {onCancel && (
      <Button variant="default" onClick={onCancel}>
        {t('review.planCancel')}
      </Button>
    )}
  </div>
);

const FIELDS: readonly string[] = [
  'board',
  'prof',
  'subjects',
  'examOn',
  'restDays',
  'minutesADay',
] satisfies PlanField[];

/** What the server says about a field, beside that field. */
const refusedField = ({ field, problem }: Saving) =>
  field !== undefined && FIELDS.includes(field) && problem !== undefined ? { [field]: problem } : undefined;
