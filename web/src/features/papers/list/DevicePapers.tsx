import { StorageBlocked, useStored } from '../../study/device/index.ts';
import { listStoredPapers } from '../device/sheets.ts';
import { toListed } from './listed-paper.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { PaperList } from './PaperList.tsx';

/** A visitor's papers, which are only on this device. */
export function DevicePapers() {
  const papers = useStored(listStoredPapers);
  if (papers === null) return <StorageBlocked />;
  if (!papers) return <ListSkeleton />;
  return <PaperList isOnDevice papers={papers.map(toListed)} />;
}
