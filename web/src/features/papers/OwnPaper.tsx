import { lazy, Suspense, type ReactNode } from 'react';
import { LoadError } from '../../components/LoadError.tsx';
import { PaperResult } from './result/PaperResult.tsx';
import { PaperSkeleton } from './PaperSkeleton.tsx';
import { usePaper } from './usePaper.ts';

const Sit = lazy(async () => ({ default: (await import('./sit/Sit.tsx')).Sit }));

type Props = { id: string; /** What shows where the reader has no such paper. */ otherwise: ReactNode };

/** The reader's own paper: open, handed in, or marked. */
export function OwnPaper({ id, otherwise }: Props) {
  const open = usePaper(id);
  const { stored, fetched, retry } = open;
  if (!stored) {
    if (stored === undefined || fetched.state === 'LOADING') return <PaperSkeleton />;
    return fetched.state === 'FAILED' ? <LoadError text={fetched.text} onRetry={retry} /> : otherwise;
  }
  if (stored.paper.state === 'OPEN') {
    return (
      <Suspense fallback={<PaperSkeleton title={stored.paper.title} />}>
        <Sit stored={stored} open={open} />
      </Suspense>
    );
  }
  return <PaperResult stored={stored} open={open} />;
}
