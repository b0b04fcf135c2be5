import { useEffect, useState } from 'react';
import {
  useRebuildStudyRecordMutation,
  useStudyRebuildQuery,
  type LatestRebuildFragment,
} from './study-rebuild.generated.ts';

const POLL_MS = 2000;

/** The latest rebuild, asked for again while it runs; and a way to start one. */
export function useStudyRebuild() {
  const [started, setStarted] = useState<LatestRebuildFragment>();
  const query = useStudyRebuildQuery({
    // Others start one, too.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const { refetch } = query;
  const data = query.data ?? query.previousData;
  const latest = laterOf(started, data?.desk.studyRebuild);
  const isRunning = latest?.state === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return undefined;
    // A call that fails is made again: the embedded database answers nothing meanwhile.
    const timer = setInterval(() => void refetch().catch(() => {}), POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);

  const [rebuild] = useRebuildStudyRecordMutation();

  async function start() {
    try {
      setStarted((await rebuild()).data?.rebuildStudyRecord);
    } catch (error) {
      // Somebody else may have started one.
      void refetch().catch(() => {});
      throw error;
    }
  }

  return { query: { ...query, data }, latest, isRunning, start };
}

type Maybe = LatestRebuildFragment | null | undefined;

const laterOf = (started: Maybe, stored: Maybe): Maybe =>
  started && (!stored || stored.startedAt < started.startedAt) ? started : stored;
