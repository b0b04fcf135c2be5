import { t } from '../messages/index.ts';
import { transfer, TransferError } from '../transfer.ts';
import { countEdits, type Edits } from './edits.ts';
import { addLine, newResult, type RunResult } from './report.ts';
import { queryOf, type Run, type Settings } from './settings.ts';

type Sending = {
  file: File;
  pictures: readonly File[];
  settings: Settings;
  edits: Edits;
  run: Run;
  signal: AbortSignal;
  onUpload: (share: number) => void;
  onResult: (result: RunResult) => void;
};

/** Sends a file with its pictures and corrections, and reads the report as it comes. Throws TransferError. */
export async function sendImport({
  file,
  pictures,
  settings,
  edits,
  run,
  signal,
  onUpload,
  onResult,
}: Sending): Promise<RunResult> {
  const body = new FormData();
  if (countEdits(edits) > 0) body.append('edits', JSON.stringify(edits));
  for (const picture of pictures) body.append('picture', picture);
  body.append('file', file);
  let result = newResult();
  let read = 0;
  // A line may arrive in pieces.
  const readLines = (text: string, isWhole: boolean) => {
    const end = isWhole ? text.length : text.lastIndexOf('\n');
    for (const line of text.slice(read, Math.max(read, end)).split('\n')) result = addLine(result, line);
    read = Math.max(read, end);
    onResult(result);
  };
  const request = await transfer({
    method: 'POST',
    address: `/exchange/import${queryOf(settings, run)}`,
    body,
    signal,
    responseType: 'text',
    onUpload,
    onProgress: ({ responseText }) => {
      try {
        readLines(responseText, false);
      } catch {
        // The same line fails again at the end.
      }
    },
  });
  try {
    readLines(request.responseText, true);
  } catch {
    throw new TransferError(t('exchange.exchangeLost'));
  }
  if (result.error) throw new TransferError(result.error.message, { columns: result.error.columns });
  if (!result.report) throw new TransferError(t('exchange.exchangeLost'));
  return result;
}
