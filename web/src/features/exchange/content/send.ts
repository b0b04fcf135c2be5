import { sendFolder } from 'schema/content-folder.ts';
import { t } from '../messages/index.ts';
import { transfer, TransferError } from '../transfer.ts';
import { bytesOf, type Folder } from './folder.ts';
import { lastLine, type Problem, type Report } from './report.ts';

export type How = { prune: boolean; overwrite: boolean };
export type Result = { report: Report } | { problems: Problem[] };
/** `done` of `all` pictures are sent; with none the texts are under way. */
export type Progress = { done: number; all: number; share: number };

type Sending = { folder: Folder; how: How; signal: AbortSignal; onProgress: (progress: Progress) => void };

const REFUSED_PICTURE = [400, 413];

/** What an import would do. Throws TransferError. */
export async function checkFolder({ folder, how, signal, onProgress }: Sending): Promise<Result> {
  const counted = countPictures(onProgress);
  return sendFolder<Report>(
    {
      send: async (isDry) => {
        const result = await sendTexts(folder, { how, isDry, signal, onUpload: counted.onUpload });
        counted.expect('report' in result ? result.report.pictures_needed.length : folder.pictures.size);
        return result;
      },
      sendPicture: async (path, isDry) => counted.next(await sendPicture(folder, path, { isDry, signal })),
    },
    folder.sent,
    true,
  );
}

/** Does what the check has said, or nothing. Throws TransferError, with status 409 where it would do something else. */
export async function storeFolder({ folder, how, signal, onProgress }: Sending, checked: Report): Promise<Result> {
  const counted = countPictures(onProgress);
  counted.expect(checked.pictures_needed.length);
  const problems: Problem[] = [];
  for (const file of checked.pictures_needed) {
    const problem = counted.next(await sendPicture(folder, file, { isDry: false, signal }));
    if (problem !== undefined) problems.push({ file, problem });
  }
  if (problems.length > 0) return { problems };
  const { fingerprint: expected } = checked;
  return sendTexts(folder, { how, isDry: false, expected, signal, onUpload: counted.onUpload });
}

function countPictures(onProgress: (progress: Progress) => void) {
  let [done, all] = [0, 0];
  return {
    expect: (count: number) => onProgress({ done, all: (all = count), share: 1 }),
    next: <Value>(value: Value): Value => {
      onProgress({ done: (done += 1), all, share: 1 });
      return value;
    },
    onUpload: (share: number) => onProgress({ done, all, share }),
  };
}

type Texts = {
  how: How;
  isDry: boolean;
  expected?: string;
  signal: AbortSignal;
  onUpload: (share: number) => void;
};

async function sendTexts({ sent }: Folder, { how, isDry, expected, signal, onUpload }: Texts): Promise<Result> {
  const query = new URLSearchParams({
    dry_run: String(isDry),
    prune: String(how.prune),
    overwrite: String(how.overwrite),
    ...(expected !== undefined && { expected }),
  });
  const { report, problems } = await post(`/exchange/content?${query}`, {
    body: new Blob([JSON.stringify(sent)], { type: 'application/json' }),
    signal,
    onUpload,
    also: 422,
  });
  if (report) return { report };
  if (problems) return { problems };
  throw new TransferError(t('exchange.folderLost'));
}

/** What is wrong with the picture. */
async function sendPicture(
  { pictures }: Folder,
  path: string,
  { isDry, signal }: { isDry: boolean; signal: AbortSignal },
): Promise<string | undefined> {
  const file = pictures.get(path)!;
  const body = new FormData();
  body.append('url', new Blob([await bytesOf(file)], { type: file.type }), file.name);
  try {
    await post(`/exchange/content/pictures?dry_run=${isDry}`, { body, signal, also: 201 });
    return undefined;
  } catch (error) {
    if (error instanceof TransferError && REFUSED_PICTURE.includes(error.status ?? 0)) return error.message;
    throw error;
  }
}

type Post = { body: FormData | Blob; signal: AbortSignal; onUpload?: (share: number) => void; also: number };

async function post(address: string, { also, ...rest }: Post) {
  const request = await transfer({ method: 'POST', address, responseType: 'text', alsoGood: also, ...rest }).catch(
    (error: unknown) => {
      // Nothing has come back, so the words are about a file of questions.
      const isLost = error instanceof TransferError && !error.status;
      throw isLost ? new TransferError(t('exchange.folderLost')) : error;
    },
  );
  let line;
  try {
    line = lastLine(request.responseText);
  } catch {
    throw new TransferError(t('exchange.folderLost'));
  }
  if (line.error) throw new TransferError(line.error.message);
  return line;
}
