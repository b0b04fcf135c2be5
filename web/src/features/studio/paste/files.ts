import { countLosses, type Losses } from './losses.ts';

/** Files on the clipboard, where a field takes none. */
export function countFiles(files: Iterable<File>): Losses {
  const { losses, count } = countLosses();
  for (const { type } of files) count(type.startsWith('image/') ? 'picture' : 'file');
  return losses;
}
