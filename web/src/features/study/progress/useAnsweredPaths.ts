import { useEffect, useState } from 'react';
import { useSession } from '../../../session/index.ts';
import { useDeviceRecord } from '../index.ts';

const NONE: ReadonlyMap<string, number> = new Map();

/** Of all lists under a path. */
export const answeredUnder = (paths: ReadonlyMap<string, number>, parent: string): number =>
  [...paths].reduce((sum, [path, count]) => sum + (path.startsWith(`${parent}/`) ? count : 0), 0);

/** The number of questions answered on this device, by the path of their list. Empty at first and on the server. */
export function useAnsweredPaths(): ReadonlyMap<string, number> {
  const session = useSession();
  const isKept = useDeviceRecord();
  const owner = session?.user_id ?? '';
  const [found, setFound] = useState({ owner, paths: NONE });
  useEffect(() => {
    if (!isKept) return undefined;
    let isCurrent = true;
    void import('./answered-paths.ts')
      .then(({ readAnsweredPaths }) => readAnsweredPaths())
      .then((paths) => isCurrent && setFound({ owner, paths }))
      // Rows then show no counts.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isKept, owner]);
  return found.owner === owner ? found.paths : NONE;
}
