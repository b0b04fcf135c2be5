import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { readStored, store } from '../components/storage.ts';

type Values = Record<string, unknown>;
type Draft<Form extends Values> = { version: string | null; form: Form };

type Options<Form extends Values> = {
  /** Of the draft, in this tab. */
  key: string;
  start: Form;
  /** Of what the form changes; null for something new. */
  version?: string | null;
  onChange?: () => void;
};

/**
 * A form that keeps what is typed through a failed save, a reload and visits to other pages. `version` is what the
 * values are based on, `isKept` whether they are from before.
 */
export function useFormDraft<Form extends Values>({ key, start, version: current = null, onChange }: Options<Form>) {
  const [kept] = useState(() => readDraft<Form>(key));
  const [version, setVersion] = useState(kept ? kept.version : current);
  const form = useForm<Form>({ initialValues: kept?.form ?? start, ...(onChange && { onValuesChange: onChange }) });
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(start);
  const draft = JSON.stringify({ version, form: form.values } satisfies Draft<Form>);
  useEffect(() => store('sessionStorage', key, isDirty ? draft : null), [key, isDirty, draft]);
  return {
    form,
    version,
    isDirty,
    isKept: kept !== undefined && isDirty,
    replace: (values: Form, newVersion: string | null = null) => {
      setVersion(newVersion);
      form.setValues(values);
    },
    /** For what has been sent. */
    forget: () => store('sessionStorage', key, null),
  };
}

function readDraft<Form extends Values>(key: string): Draft<Form> | undefined {
  const text = readStored('sessionStorage', key);
  return text === null ? undefined : (JSON.parse(text) as Draft<Form>);
}
