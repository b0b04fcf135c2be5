import { useEffect, useRef, useState } from 'react';
import { errorCode, errorText } from '../../../../apollo/errors.ts';
import { readStored, store } from '../../../../components/storage.ts';
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
  onSaved: () => void;
};

type Typed<Form> = { version: string | null; form: Form };

/**
 * Keeps what is typed through a failed save, a reload and visits to other pages, until it is saved or discarded. A change
 * by somebody else meanwhile is a conflict, which the caller resolves.
 */
export function useEntryForm<Form>({ key, stored, start, check, save, reload, onSaved }: Options<Form>) {
  const fresh = (): Typed<Form> => ({ version: stored?.version ?? null, form: stored?.form ?? start });
  const [kept] = useState(() => typedBefore<Form>(key));
  const [typed, setTyped] = useState<Typed<Form>>(kept ?? fresh);
  const { once, busy, problem, setProblem, hasConflict, setHasConflict } = useStep(typed.version === null);
  const [round, setRound] = useState(0);
  const isDirty = JSON.stringify(typed.form) !== JSON.stringify(stored?.form ?? start);
  useEffect(() => store('sessionStorage', key, isDirty ? JSON.stringify(typed) : null), [key, isDirty, typed]);

  const send = async (version: string | null) => {
    await save(version, typed.form);
    store('sessionStorage', key, null);
    onSaved();
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
    isNew: typed.version === null,
    isDirty,
    isKept: kept !== undefined && isDirty,
    busy,
    problem,
    hasConflict,
    change: (part: Partial<Form>) => {
      setProblem(undefined);
      setTyped(({ version, form }) => ({ version, form: { ...form, ...part } }));
    },
    save: () => {
      const wrong = check(typed.form);
      if (wrong) return setProblem(wrong);
      return void once(() => send(typed.version));
    },
    keepMine: () =>
      void once(async () => {
        const current = await reload();
        setHasConflict(false);
        setTyped({ version: current?.version ?? null, form: typed.form });
        await send(current?.version ?? null);
      }),
    takeTheirs: () =>
      void once(async () => {
        const current = await reload();
        replace(current ?? { version: null, form: start });
      }),
    discard: () => replace(fresh()),
  };
}

/** One step at a time, with what went wrong in it. A new entry meets no conflict. */
function useStep(isNew: boolean) {
  const [problem, setProblem] = useState<string>();
  const [hasConflict, setHasConflict] = useState(false);
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);

  async function once(step: () => Promise<unknown>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await step();
    } catch (error) {
      if (errorCode(error) === 'CONFLICT' && !isNew) setHasConflict(true);
      else setProblem(navigator.onLine ? errorText(error) : t('desk.contentOffline'));
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }
  return { once, busy, problem, setProblem, hasConflict, setHasConflict };
}

export type EntryForm<Form> = ReturnType<typeof useEntryForm<Form>>;

function typedBefore<Form>(key: string): Typed<Form> | undefined {
  const text = readStored('sessionStorage', key);
  return text === null ? undefined : (JSON.parse(text) as Typed<Form>);
}
