import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCode } from '../../../../apollo/errors.ts';
import { readStored, store } from '../../../../components/storage.ts';
import { toast } from '../../../../components/toast.ts';
import { problemOf, useOnce } from '../../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';

export type Stored<Form> = { version: string; form: Form };

type Options<Form> = {
  /** Of what is typed, in this tab. */
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
};

type Typed<Form> = { version: string | null; form: Form };

/**
 * Keeps what is typed through a failed save, a reload and visits to other pages, until it is saved or discarded. A change
 * by somebody else meanwhile is a conflict, which the caller resolves.
 */
export function useEntryForm<Form>({ key, stored, start, check, save, reload, backTo }: Options<Form>) {
  const fresh = (): Typed<Form> => ({ version: stored?.version ?? null, form: stored?.form ?? start });
  const [kept] = useState(() => typedBefore<Form>(key));
  const [typed, setTyped] = useState<Typed<Form>>(kept ?? fresh);
  const isNew = typed.version === null;
  const navigate = useNavigate();
  const [hasConflict, setHasConflict] = useState(false);
  const { isBusy, problem, setProblem, run } = useOnce((error) => {
    // A new entry meets none.
    const isConflict = errorCode(error) === 'CONFLICT' && !isNew;
    if (isConflict) setHasConflict(true);
    return isConflict ? undefined : problemOf(error);
  });
  const [round, setRound] = useState(0);
  const isDirty = JSON.stringify(typed.form) !== JSON.stringify(stored?.form ?? start);
  useEffect(() => store('sessionStorage', key, isDirty ? JSON.stringify(typed) : null), [key, isDirty, typed]);

  const send = async (version: string | null) => {
    await save(version, typed.form);
    store('sessionStorage', key, null);
    void toast(t('desk.contentSaved'), 'success');
    void navigate(backTo);
  };
  /** `round` makes fields that keep their own state start again. */
  const replace = (next: Typed<Form>) => {
    setTyped(next);
    setHasConflict(false);
    setProblem(undefined);
    setRound((count) => count + 1);
  };

  return {
    form: typed.form,
    round,
    isNew,
    isDirty,
    isKept: kept !== undefined && isDirty,
    isBusy,
    problem,
    hasConflict,
    backTo,
    change: (part: Partial<Form>) => {
      setProblem(undefined);
      setTyped(({ version, form }) => ({ version, form: { ...form, ...part } }));
    },
    save: () => {
      const wrong = check(typed.form);
      return wrong ? setProblem(wrong) : void run(() => send(typed.version));
    },
    keepMine: () =>
      void run(async () => {
        const current = await reload();
        setHasConflict(false);
        setTyped({ version: current?.version ?? null, form: typed.form });
        await send(current?.version ?? null);
      }),
    takeTheirs: () =>
      void run(async () => {
        const current = await reload();
        replace(current ?? { version: null, form: start });
      }),
    discard: () => replace(fresh()),
  };
}

export type EntryForm<Form> = ReturnType<typeof useEntryForm<Form>>;

function typedBefore<Form>(key: string): Typed<Form> | undefined {
  const text = readStored('sessionStorage', key);
  return text === null ? undefined : (JSON.parse(text) as Typed<Form>);
}
