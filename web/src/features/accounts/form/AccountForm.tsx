import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { FormProblem } from './FormProblem.tsx';
import classes from './Form.module.css';

type Props = {
  form: {
    formProps: { noValidate: boolean; onSubmit: (event: FormEvent<HTMLFormElement>) => void };
    busy: boolean;
    done: boolean;
    problem: string | undefined;
  };
  action: string;
  children: ReactNode;
};

export const AccountForm = ({ form, action, children }: Props) => (
  <form className={classes.form} {...form.formProps}>
    <FormProblem>{form.problem}</FormProblem>
    {children}
    <Button type="submit" fullWidth loading={form.busy} disabled={form.done} aria-busy={form.busy}>
      {action}
    </Button>
  </form>
);
