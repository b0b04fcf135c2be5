import { Button, Input } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { toast } from '../../../components/toast.ts';
import { t as listText } from '../messages/index.ts';
import { checkRange, type RangeFields } from './check-range.ts';
import { t } from './messages/index.ts';
import type { Range } from './range.ts';
import classes from './RangeFilter.module.css';

type Props = {
  range: Range | undefined;
  /** The number of questions, if known. */
  length: number | undefined;
  onChange: (range: Range | undefined) => void;
};

const FIELDS = [
  { name: 'from', label: 'questions.from', fullLabel: 'questions.fromLabel' },
  { name: 'to', label: 'questions.to', fullLabel: 'questions.toLabel' },
] as const;

const toFields = (range: Range | undefined): RangeFields => ({
  from: range ? String(range.from) : '',
  to: range ? String(range.to) : '',
});

export function RangeFilter({ range, length, onChange }: Props) {
  const [fields, setFields] = useState(() => toFields(range));
  const [problems, setProblems] = useState<Partial<RangeFields>>({});
  const problem = problems.from ?? problems.to;
  const problemId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const check = checkRange(fields, length);
    setProblems('problems' in check ? check.problems : {});
    if ('missing' in check) return void toast(t('questions.rangeRequired'), 'error');
    if ('problems' in check) return;
    setFields(toFields(check.range));
    onChange(check.range);
    void toast(t('questions.rangeSubmitted'), 'success');
  };

  const clear = () => {
    setFields(toFields(undefined));
    setProblems({});
    onChange(undefined);
  };

  return (
    <form className={classes.filter} onSubmit={submit} noValidate aria-label={t('questions.range')}>
      {FIELDS.map(({ name, label, fullLabel }) => (
        <label key={name} className={classes.field}>
          {t(label)}
          <Input
            // Mantine's own attributes leave no place for a description outside a field.
            withAria={false}
            aria-label={t(fullLabel)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={fields[name]}
            error={problems[name] !== undefined}
            aria-invalid={problems[name] !== undefined || undefined}
            aria-describedby={problems[name] && problemId}
            onChange={(event) => setFields({ ...fields, [name]: event.currentTarget.value })}
          />
        </label>
      ))}
      <Button type="submit" variant="default">
        {t('questions.apply')}
      </Button>
      {range && (
        <Button variant="subtle" className={classes.clear} onClick={clear}>
          {listText('questions.clearRange')}
        </Button>
      )}
      <p role="alert" id={problemId} className={classes.problem}>
        {problem}
      </p>
    </form>
  );
}
