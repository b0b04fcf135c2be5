import { Readable } from 'node:stream';

type Report = { imported: number; unchanged: number; refused: number };

/** Brings pieces of a JSON Lines file into the bank of a running api. Throws if a row is refused. */
export async function importRows(
  { rest, adminToken }: { rest: string; adminToken: string },
  pieces: Iterable<Buffer>,
): Promise<Report> {
  // Streaming a body is Node's own: the browser's types in this package do not know it.
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}` },
    body: Readable.toWeb(Readable.from(pieces)) as ReadableStream,
    duplex: 'half',
  };
  const response = await fetch(`${rest}/admin/questions/import?format=jsonl`, request);
  const answer = (await response.text()).trim().split('\n').at(-1)!;
  const { report } = JSON.parse(answer) as { report?: Report };
  if (!report || report.refused > 0) throw new Error(`the import failed: ${answer}`);
  return report;
}
