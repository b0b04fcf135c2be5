import { parentPort, workerData } from 'node:worker_threads';
import type { UsedPicture } from './pictures.ts';
import type { Problem } from './problems.ts';
import { type FolderContent, readContent } from './read-content.ts';

/** `pictures`: what articles may use, by path. */
export type Folder = { files: ReadonlyMap<string, string>; pictures: ReadonlyMap<string, UsedPicture> };
export type ReadFolder = { content: FolderContent; problems: Problem[]; used: Set<string> };

const { files, pictures } = workerData as Folder;
const problems: Problem[] = [];
const used = new Set<string>();
const content = readContent(
  files,
  (path) => {
    const picture = pictures.get(path);
    if (picture) used.add(path);
    return picture;
  },
  problems,
);
const read: ReadFolder = { content, problems, used };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(read);
