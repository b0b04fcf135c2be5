import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { AUTO_SAVE_MS } from '../../../components/timing.ts';
import { toast } from '../../../components/toast.ts';
import { currentSession } from '../../../session/index.ts';

type Props = {
  label: string;
  /** What stands in the field while it is blank, which it must not be. */
  required: string;
  saved: string;
  success: string;
  autoComplete: string;
  onSave: (value: string) => Promise<void>;
};

/** A field that saves itself once its user has stopped typing. */
export function AutoSaved({ label, required, saved, success, autoComplete, onSave }: Props) {
  const [value, setValue] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(saved);
  const blank = value.trim() === '';

  const save = useEffectEvent(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = value.trim();
    if (next === '' || next === sent.current) return;
    const before = sent.current;
    sent.current = next;
    try {
      await onSave(next);
      void toast(success, 'success');
    } catch (error) {
      // What was typed stays, to be tried again.
      if (sent.current === next) sent.current = before;
      setProblem(errorText(error));
      void toast(errorText(error), 'error');
    }
  });

  useEffect(() => {
    if (value === saved) return;
    timer.current = setTimeout(() => void save(), AUTO_SAVE_MS);
    return () => clearTimeout(timer.current);
    // Counted from the last key, whatever is saved meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value]);

  // Whoever goes to another page within the second has meant it all the same; whoever signs out has no say any more.
  useEffect(
    () => () => {
      if (currentSession()) void save();
    },
    [],
  );

  return (
    <TextInput
      label={label}
      placeholder={required}
      autoComplete={autoComplete}
      maxLength={200}
      required
      withAsterisk={false}
      value={value}
      error={problem ?? (blank && saved !== '' ? required : undefined)}
      errorProps={{ role: 'alert' }}
      onChange={(event) => {
        setValue(event.currentTarget.value);
        setProblem(undefined);
      }}
    />
  );
}
