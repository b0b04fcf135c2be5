import { useCallback, useEffect, useState } from 'react';
import { commonPasswords } from './common-passwords.ts';

/** Whether a password is among the most common; false until the list has loaded. */
export function useCommonPassword(password: string) {
  const [list, setList] = useState<ReadonlySet<string>>();
  const ask = useCallback(() => void commonPasswords().then(setList, () => {}), []);
  const typed = password !== '';
  // A password manager fills a field without focusing it.
  useEffect(() => {
    if (typed) ask();
  }, [typed, ask]);
  return { isCommon: list?.has(password.toLowerCase()) ?? false, ask };
}
