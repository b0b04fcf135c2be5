import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '../../session/index.ts';
import { useSharedPaperQuery } from './share/shared-paper.generated.ts';
import { SharedPaper } from './share/SharedPaper.tsx';

const OwnPaper = lazy(async () => ({ default: (await import('./OwnPaper.tsx')).OwnPaper }));

/** A paper to sit, its result, or the offer to copy another reader's paper. The server renders only public parts. */
export function PaperPage() {
  const { id = '' } = useParams();
  const session = useSession();
  // Not in SharedPaper, where each new mount would run the query again.
  const query = useSharedPaperQuery({ variables: { id } });
  const pending = <SharedPaper id={id} query={query} maybeHere />;
  if (session === undefined) return pending;
  return (
    <Suspense fallback={pending}>
      <OwnPaper key={`${session?.user_id} ${id}`} id={id} otherwise={<SharedPaper id={id} query={query} />} />
    </Suspense>
  );
}
