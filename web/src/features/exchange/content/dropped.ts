import { isPassedOver, MAX_FOLDER_FILES } from 'schema/content-folder.ts';

/** A file by its path in the folder of content. */
export type FileAt = { path: string; file: File };

/** As the browser gives the files of a chosen folder: each with a path that begins with the folder's name. */
export const chosenFiles = (files: readonly File[]): FileAt[] =>
  files.map((file) => ({ path: file.webkitRelativePath.split('/').slice(1).join('/') || file.name, file }));

/** What is dropped: the folder, or the files and folders in it. Call it while the drop is handled. */
export async function droppedFiles({ items }: DataTransfer): Promise<FileAt[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const [only] = entries;
  const inFolder = entries.length === 1 && only && isDirectory(only) ? await childrenOf(only) : entries;
  const files: FileAt[] = [];
  for (const entry of inFolder) await collect(entry, '', files);
  return files;
}

const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function collect(entry: FileSystemEntry, below: string, files: FileAt[]): Promise<void> {
  // One too many is enough to know.
  if (isPassedOver(entry.name) || files.length > MAX_FOLDER_FILES) return;
  const path = `${below}${entry.name}`;
  if (isFile(entry)) {
    files.push({ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) });
  } else if (isDirectory(entry)) {
    for (const child of await childrenOf(entry)) await collect(child, `${path}/`, files);
  }
}

/** A reader returns them by the hundred, and at last none. */
async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return children;
    children.push(...some);
  }
}
