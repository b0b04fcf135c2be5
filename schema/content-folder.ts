/** What a folder of content may hold, for whoever reads one to send it (api/docs/content-import.md). */

const MB = 1024 * 1024;
export const MAX_PICTURE_BYTES = 5 * MB;
export const MAX_TEXT_BYTES = MB;
export const MAX_ALL_TEXT_BYTES = 16 * MB;
export const MAX_FOLDER_FILES = 10_000;

/** Why a file is not sent with its folder. The api has the words. */
export const UNSENT_REASONS = [
  'TEXT_TOO_LARGE',
  'NOT_UTF8',
  'SYMBOLIC_LINK',
  'NOT_A_FILE',
  'PICTURE_TOO_LARGE',
  'NOT_A_PICTURE',
  'UNKNOWN_FILE',
  'TOO_MUCH_TEXT',
] as const;
export type UnsentFile = { file: string; reason: (typeof UNSENT_REASONS)[number]; bytes?: number | undefined };

const PICTURE = /^pictures\/[^/]+\.(?:webp|png|jpe?g)$/i;
const TEXT = /\.(?:json|md)$/;
// Notes to editors, and what search reads itself.
const NOT_CONTENT = new Set(['README.md', 'synonyms.json']);

/** Whether nobody reads the file or folder of this name, wherever it is. */
export const isPassedOver = (name: string) => name.startsWith('.') || NOT_CONTENT.has(name);

/** What a file of `bytes` bytes is, by its path in the folder. A picture that is too large is one all the same. */
export function sortFile(file: string, bytes: number): { kind: 'picture' | 'text' | 'unsent'; unsent?: UnsentFile } {
  if (PICTURE.test(file)) {
    return bytes > MAX_PICTURE_BYTES
      ? { kind: 'picture', unsent: { file, reason: 'PICTURE_TOO_LARGE', bytes } }
      : { kind: 'picture' };
  }
  if (!TEXT.test(file)) {
    return {
      kind: 'unsent',
      unsent: { file, reason: file.startsWith('pictures/') ? 'NOT_A_PICTURE' : 'UNKNOWN_FILE' },
    };
  }
  return bytes > MAX_TEXT_BYTES ? { kind: 'unsent', unsent: { file, reason: 'TEXT_TOO_LARGE' } } : { kind: 'text' };
}

/** `pictures` are SHA-256 in hexadecimal. Both by path. */
export type SentFolder = { files: Record<string, string>; pictures: Record<string, string>; unsent: UnsentFile[] };

type FolderProblem = { file: string; problem: string };
type Calls<Report> = {
  /** Sends the texts. */
  send: (isDry: boolean) => Promise<{ report: Report } | { problems: FolderProblem[] }>;
  /** Sends one picture, and returns what is wrong with it. */
  sendPicture: (path: string, isDry: boolean) => Promise<string | undefined>;
};

/**
 * Checks a folder, then uploads its new pictures, then stores its texts; a dry run stores nothing. With problems the
 * pictures are only checked, so that everything is reported at once.
 */
export async function sendFolder<Report extends { pictures_needed: readonly string[] }>(
  { send, sendPicture }: Calls<Report>,
  { pictures, unsent }: SentFolder,
  isDry: boolean,
): Promise<{ report: Report } | { problems: FolderProblem[] }> {
  const checked = await send(true);
  const problems = 'problems' in checked ? [...checked.problems] : [];
  const isOnlyChecked = isDry || problems.length > 0;
  const rejected = new Set(unsent.map(({ file }) => file));
  const needed = 'report' in checked ? checked.report.pictures_needed : Object.keys(pictures);
  for (const file of needed.filter((path) => !rejected.has(path))) {
    const problem = await sendPicture(file, isOnlyChecked);
    if (problem !== undefined) problems.push({ file, problem });
  }
  if (problems.length > 0) return { problems };
  return isDry ? checked : send(false);
}
