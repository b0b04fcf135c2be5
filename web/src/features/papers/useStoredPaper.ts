import { liveQuery } from 'dexie';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../components/toast.ts';
import { restoreClock } from './device/clock.ts';
import { changeEntries, readStoredPaper, withChange, type NewChange } from './device/sheets.ts';
import type { StoredPaper } from './device/stored-paper.ts';
import { t } from './messages/index.ts';

/** `kept`: the paper as this device has it stored. `stored` also has the changes that are being written. */
export function useStoredPaper(id: string) {
  const [stored, setStored] = useState<StoredPaper | null>();
  const [kept, setKept] = useState<StoredPaper>();
  const waiting = useRef<[number: number, change: NewChange][]>([]);
  const writing = useRef<Promise<boolean>>(undefined);

  useEffect(() => {
    const subscription = liveQuery(() => readStoredPaper(id)).subscribe({
      next: (paper) => {
        if (paper) restoreClock(paper.offsetMs, paper.paper.now);
        setKept(paper);
        // The stored paper is older than the one on the screen.
        if (waiting.current.length === 0) setStored(paper ?? null);
      },
      error: () => setStored(null),
    });
    return () => subscription.unsubscribe();
  }, [id]);

  /** Writes all that waits at once, because each write is of the whole paper. Resolves to whether it was stored. */
  async function write(): Promise<boolean> {
    try {
      while (waiting.current.length > 0) {
        const changes = [...waiting.current];
        await changeEntries(id, changes);
        waiting.current.splice(0, changes.length);
      }
      return true;
    } catch {
      // Still shown, and written with the next change, which may find free space.
      void toast(t('papers.notKept'), 'error');
      return false;
    } finally {
      writing.current = undefined;
    }
  }

  async function change(number: number, what: NewChange): Promise<boolean> {
    setStored((before) => before && withChange(before, number, what));
    waiting.current.push([number, what]);
    writing.current ??= write();
    return writing.current;
  }
  return { stored, kept, change };
}
