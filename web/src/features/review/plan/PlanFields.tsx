import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { WEEKDAYS, type Day } from 'review/days.ts';
import { Choices as ChoiceButtons } from '../../../components/choices/Choices.tsx';
import type { useFormDraft } from '../../../forms/useFormDraft.ts';
import { monthOf, weekdayName } from '../calendar/words.ts';
import { t } from '../messages/index.ts';
import { type Choices, examRange, MINUTES, type PlanForm, proposeDays, subjectsOf } from './plan-form.ts';
import type { PlanFactsFragment } from './plan.generated.ts';
import classes from './PlanForm.module.css';

type Props = {
  form: ReturnType<typeof useFormDraft<PlanForm>>['form'];
  errors: Readonly<Record<string, ReactNode>>;
  choices: Choices;
  today: Day;
  /** What the choices come to. */
  suggested: PlanFactsFragment | undefined;
};

const toText = (error: ReactNode) => (typeof error === 'string' ? error : undefined);

export function PlanFields({ form, errors, choices, today, suggested }: Props) {
  const { values } = form;
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <NativeSelect
          label={t('review.board')}
          data={choices.boards.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.board}
          error={errors['board']}
          onChange={({ currentTarget }) => form.setFieldValue('board', currentTarget.value)}
        />
        <NativeSelect
          label={t('review.prof')}
          data={choices.professionalYears.map(({ code, name }) => ({ value: code, label: name }))}
          value={values.prof}
          error={errors['prof']}
          onChange={({ currentTarget: { value } }) =>
            form.setValues({ prof: value, subjects: subjectsOf(choices, value).map(({ code }) => code) })
          }
        />
      </div>
      <div data-field="subjects">
        <ChoiceButtons
          legend={t('review.subjects')}
          type="checkbox"
          options={subjectsOf(choices, values.prof).map(({ code, name }) => ({ value: code, text: name }))}
          chosen={values.subjects}
          onChange={(subjects) => form.setFieldValue('subjects', subjects)}
          error={toText(errors['subjects'])}
        />
      </div>
      <ExamDay form={form} errors={errors} today={today} />
      <div data-field="restDays">
        <ChoiceButtons
          legend={t('review.restDays')}
          type="checkbox"
          options={WEEKDAYS.map((day) => ({ value: day, text: weekdayName(day) }))}
          chosen={values.restDays}
          onChange={(chosen) =>
            form.setFieldValue(
              'restDays',
              WEEKDAYS.filter((day) => chosen.includes(day)),
            )
          }
          error={toText(errors['restDays'])}
        />
      </div>
      <Minutes form={form} errors={errors} suggested={suggested} />
    </div>
  );
}

const ExamDay = ({ form, errors, today }: Pick<Props, 'form' | 'errors' | 'today'>) => (
  <div className={classes.day} data-field="examOn">
    <TextInput
      type="date"
      label={t('review.examDay')}
      description={t('review.examDayHint')}
      {...examRange(today)}
      value={form.values.examOn}
      error={errors['examOn']}
      errorProps={{ role: 'alert' }}
      onChange={({ currentTarget }) => form.setFieldValue('examOn', currentTarget.value)}
    />
    <div className={classes.proposals} role="group" aria-label={t('review.examProposals')}>
      {proposeDays(today).map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={form.values.examOn.slice(0, 7) === day.slice(0, 7)}
          onClick={() => form.setFieldValue('examOn', day)}
        >
          {monthOf(day)}
        </button>
      ))}
    </div>
  </div>
);

const PACES = [
  { value: 'SUGGESTED', text: 'review.minutesSuggested' },
  { value: 'OWN', text: 'review.minutesOwn' },
] as const;

const FIRST_MINUTES = 45;

const Minutes = ({ form, errors, suggested }: Pick<Props, 'form' | 'errors' | 'suggested'>) => (
  <div className={classes.minutes} data-field="minutesADay">
    <ChoiceButtons
      legend={t('review.minutesADay')}
      type="radio"
      options={PACES.map(({ value, text }) => ({ value, text: t(text) }))}
      chosen={[form.values.isSuggested ? 'SUGGESTED' : 'OWN']}
      onChange={([pace]) =>
        form.setValues({
          isSuggested: pace === 'SUGGESTED',
          minutes: form.values.minutes || String(suggested?.minutesADay ?? FIRST_MINUTES),
        })
      }
    />
    {!form.values.isSuggested && (
      <TextInput
        type="number"
        inputMode="numeric"
        aria-label={t('review.minutesADay')}
        min={MINUTES.least}
        max={MINUTES.most}
        step={5}
        value={form.values.minutes}
        error={errors['minutesADay']}
        errorProps={{ role: 'alert' }}
        onChange={({ currentTarget }) => form.setFieldValue('minutes', currentTarget.value)}
      />
    )}
  </div>
);
