import { TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '../../../apollo/errors.ts';
import { AUTO_SAVE_MS } from '../../../components/timing.ts';
import { toast } from '../../../components/toast.ts';
import { currentSession } from '../../../session/index.ts';

type Props = {
  label: string;
  /** Error for a blank field. */
  required: string;
  saved: string;
  success: string;
  autoComplete: string;
  onSave: (value: string) => Promise<void>;
};

/** A field that saves itself when its user stops typing. */
export function AutoSaved({ label, required, saved, success, autoComplete, onSave }: Props) {
  const [value, setValue] = useState(saved);
  const [problem, setProblem] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(saved);
  const blank = value.trim() === '';

  const save = useEffectEvent(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = value.trim();
    if (next === '' || next === latest.current) return;
    const before = latest.current;
    latest.current = next;
    try {
      await onSave(next);
      void toast(success, 'success');
    } catch (error) {
      // Keep the input for another attempt.
      if (latest.current === next) latest.current = before;
      setProblem(errorText(error));
      void toast(errorText(error), 'error');
    }
  });

  useEffect(() => {
    if (value === saved) return;
    timer.current = setTimeout(() => void save(), AUTO_SAVE_MS);
    return () => clearTimeout(timer.current);
    // Only typing restarts the pause.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value]);

  // Leaving the page saves pending input; signing out does not.
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
