import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '../../../../apollo/errors.ts';
import { toast } from '../../../../components/toast.ts';
import { useFormDraft } from '../../../../forms/useFormDraft.ts';
import { problemOf, useOnce } from '../../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';

export type Stored<Form> = { version: string; form: Form };

type Options<Form> = {
  /** Of the draft, in this tab. */
  key: string;
  /** Undefined for a new entry. */
  stored: Stored<Form> | undefined;
  start: Form;
  /** The first thing that is wrong with it. */
  check: (form: Form) => string | undefined;
  save: (version: string | null, form: Form) => Promise<unknown>;
  /** The entry as it is now; undefined if it is gone. */
  reload: () => Promise<Stored<Form> | undefined>;
  /** The address of its list, which opens once the entry is saved. */
  backTo: string;
  /** What opens in place of it. */
  openAfter?: (form: Form) => string;
};

/** A change by somebody else meanwhile is a conflict, which the caller resolves. */
export function useEntryForm<Form extends Record<string, unknown>>(options: Options<Form>) {
  const { key, stored, start, check, save, reload, backTo, openAfter } = options;
  const fresh = { form: stored?.form ?? start, version: stored?.version ?? null };
  const { form, version, replace, forget, ...draft } = useFormDraft({
    key,
    start: fresh.form,
    version: fresh.version,
    onChange: () => setProblem(undefined),
  });
  const isNew = version === null;
  const navigate = useNavigate();
  const [hasConflict, setHasConflict] = useState(false);
  const { isBusy, problem, setProblem, run } = useOnce((error) => {
    // A new entry meets none.
    const isConflict = errorCode(error) === 'CONFLICT' && !isNew;
    if (isConflict) setHasConflict(true);
    return isConflict ? undefined : problemOf(error);
  });
  const [round, setRound] = useState(0);

  const send = async (on: string | null) => {
    await save(on, form.values);
    forget();
    void toast(t('desk.contentSaved'), 'success');
    void navigate(openAfter ? openAfter(form.values) : backTo);
  };
  /** `round` makes fields that keep their own state start again. */
  const startAgain = (next: typeof fresh) => {
    replace(next.form, next.version);
    setHasConflict(false);
    setProblem(undefined);
    setRound((count) => count + 1);
  };

  return {
    ...draft,
    form: form.values,
    field: form.getInputProps,
    change: form.setValues,
    round,
    isNew,
    isBusy,
    problem,
    hasConflict,
    backTo,
    save: () => {
      const wrong = check(form.values);
      return wrong ? setProblem(wrong) : void run(() => send(version));
    },
    keepMine: () =>
      void run(async () => {
        const current = await reload();
        setHasConflict(false);
        replace(form.values, current?.version);
        await send(current?.version ?? null);
      }),
    takeTheirs: () =>
      void run(async () => {
        const current = await reload();
        startAgain(current ?? { version: null, form: start });
      }),
    discard: () => startAgain(fresh),
  };
}

export type EntryForm<Form extends Record<string, unknown>> = ReturnType<typeof useEntryForm<Form>>;
