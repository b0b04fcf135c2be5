import { schemaResolver, useForm } from '@mantine/form';
import type { FormEvent } from 'react';
import type { Explain, Problem } from '../problems.ts';
import { useSend } from './useSend.ts';

type Schema = Parameters<typeof schemaResolver>[0];

type Options<Values> = {
  /** In the order of the screen. */
  start: Values;
  onInput: Schema;
  onSubmit: Schema;
  /** Throws when the server rejects the form. */
  send: (values: Values) => Promise<unknown>;
  explain: Explain;
  /** Cleared after a failure. */
  secrets?: readonly (keyof Values & string)[];
};

/** A form that validates on input and on submit. */
export function useAccountForm<Values extends Record<string, string>>(options: Options<Values>) {
  const { start, onInput, onSubmit, send, explain, secrets = [] } = options;
  const names = Object.keys(start) as (keyof Values & string)[];

  const form = useForm<Values>({
    initialValues: start,
    clearInputErrorOnChange: false,
    validate: schemaResolver(onSubmit, { sync: true }),
    onValuesChange(values, before) {
      const wrong = schemaResolver(onInput, { sync: true })(values);
      const isTold = (name: string) =>
        values[name] !== before[name] ||
        // The confirmation depends on the password.
        (name === 'confirmPassword' && values[name] !== '' && values['password'] !== before['password']);
      form.setErrors((errors) =>
        Object.fromEntries(names.map((name) => [name, isTold(name) ? wrong[name] : errors[name]])),
      );
    },
  });

  const focus = (name: string | undefined) => name !== undefined && form.getInputNode(name)?.focus();

  function showProblem({ message, field }: Problem) {
    form.setValues(Object.fromEntries(secrets.map((name) => [name, ''])) as Partial<Values>);
    const ofField = names.find((name) => name === field);
    form.setErrors(ofField ? { [ofField]: message } : {});
    focus(ofField);
    return ofField !== undefined;
  }

  const { attempt, ...progress } = useSend({ send, explain, onSuccess: form.reset, onProblem: showProblem });

  return {
    values: form.values,
    /** Props of a field's input; screen readers announce its error. */
    field: (name: keyof Values & string) => ({
      ...form.getInputProps(name),
      errorProps: { role: 'alert' },
      required: true,
      withAsterisk: false,
    }),
    formProps: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) =>
        form.onSubmit(attempt, (errors) => focus(names.find((name) => errors[name] !== undefined)))(event),
    },
    ...progress,
  };
}
