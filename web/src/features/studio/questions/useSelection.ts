import { useState } from 'react';

export type Selection = {
  ids: ReadonlySet<string>;
  set: (ids: Iterable<string>) => void;
  toggle: (id: string) => void;
};

/** Of a list: another list, by its `key`, starts without any. */
export function useSelection(key: string): Selection {
  const [selected, setSelected] = useState<{ key: string; ids: ReadonlySet<string> }>({ key, ids: new Set() });
  const ids = selected.key === key ? selected.ids : new Set<string>();
  const set = (next: Iterable<string>) => setSelected({ key, ids: new Set(next) });
  return {
    ids,
    set,
    toggle: (id) => set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]),
  };
}
