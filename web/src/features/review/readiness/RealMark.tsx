import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { addDays } from 'review/days.ts';
import { errorField } from '../../../apollo/errors.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { toast } from '../../../components/toast.ts';
import { describeError, useOnce } from '../../../components/useOnce.ts';
import { useFormDraft } from '../../../forms/useFormDraft.ts';
import { today } from '../../study/days/index.ts';
import { t } from '../messages/index.ts';
import type { OwnReadiness } from './own-readiness.ts';
import { useGiveRealMarkMutation } from './readiness.generated.ts';
import classes from './Readiness.module.css';

const MOST_DAYS = 730;

type Props = { part: OwnReadiness; name: string; examOn: string | undefined };
type Mark = { percent: string; examOn: string };

/** A place for the mark of a real examination, to compare with what was expected. */
export function RealMark({ part, name, examOn }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const title = t('review.realMarkTitle', { subject: part.subject.name, part: name });
  return (
    <>
      <Button variant="subtle" onClick={() => setIsOpen(true)} aria-label={`${t('review.realMark')}: ${title}`}>
        {t('review.realMark')}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setIsOpen(false)}>
          <MarkForm part={part} examOn={examOn} onDone={() => setIsOpen(false)} />
        </Dialog>
      )}
    </>
  );
}

type FormProps = Pick<Props, 'part' | 'examOn'> & { onDone: () => void };

function MarkForm(props: FormProps) {
  const { form, range, once, submit } = useMarkForm(props);
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p>{t('review.realMarkHint')}</p>
      <TextInput
        type="number"
        inputMode="decimal"
        label={t('review.markPercent')}
        min={0}
        max={100}
        step="any"
        errorProps={{ role: 'alert' }}
        {...form.getInputProps('percent')}
      />
      <TextInput
        type="date"
        label={t('review.markDay')}
        {...range}
        errorProps={{ role: 'alert' }}
        {...form.getInputProps('examOn')}
      />
      <p role="alert" className={classes.problem}>
        {once.problem}
      </p>
      <Button type="submit" loading={once.isBusy}>
        {t('review.storeMark')}
      </Button>
    </form>
  );
}

function useMarkForm({ part: { prof, subject, component }, examOn, onDone }: FormProps) {
  const [day] = useState(today);
  const range = { min: addDays(day, -MOST_DAYS), max: addDays(day, -1) };
  const { form, forget } = useFormDraft<Mark>({
    key: `real mark ${prof} ${subject.code} ${component}`,
    start: { percent: '', examOn: examOn !== undefined && examOn < day ? examOn : '' },
  });
  const [give] = useGiveRealMarkMutation();
  const once = useOnce((error) => {
    const text = describeError(error);
    const field = FIELDS[errorField(error) ?? ''];
    if (field) form.setFieldError(field, text);
    return field ? undefined : text;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const errors = checkMark(form.values, range);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) return;
    const share = Number(form.values.percent) / 100;
    const input = { prof, subject: subject.code, component, share, examOn: form.values.examOn };
    void once.run(async () => {
      await give({ variables: { input } });
      forget();
      onDone();
      void toast(t('review.markStored'), 'success');
    });
  };
  return { form, range, once, submit };
}

const FIELDS: Record<string, keyof Mark> = { share: 'percent', examOn: 'examOn' };

function checkMark({ percent, examOn }: Mark, { min, max }: { min: string; max: string }) {
  const isMark = percent !== '' && Number(percent) >= 0 && Number(percent) <= 100;
  return {
    ...(!isMark && { percent: t('review.badMark') }),
    ...((examOn < min || examOn > max) && { examOn: t('review.badMarkDay') }),
  };
}
