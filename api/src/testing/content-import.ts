import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { TestApi } from './index.ts';

export type ImportResponse = {
  report: {
    dry_run: boolean;
    stored: boolean;
    counts: Record<string, { created: number; changed: number; unchanged: number; removed: number }>;
    entries: { kind: string; id: string; title: string; outcome: string }[];
    pictures_needed: string[];
    fingerprint: string;
  };
  problems: { file: string; problem: string }[];
  message: string;
  code: string;
};
export type Folder = Record<string, unknown>;

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
export const picture = (background: string) =>
  sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();

export const article = (title: string, text = 'Read *this*.', front = '') =>
  `---\ntitle: ${title}\ndate: 2026-11-01\n${front}---\n\n${text}\n`;

/** `folder` holds texts or JSON values by path. */
export async function newEditor(api: TestApi) {
  const token = await api.signIn({ userType: 'admin' });
  return {
    token,
    publish(folder: Folder, query = '', pictures: Record<string, string> = {}) {
      const files = Object.fromEntries(
        Object.entries(folder).map(([path, content]) => [
          path,
          typeof content === 'string' ? content : JSON.stringify(content),
        ]),
      );
      return api.call<ImportResponse>('POST', `/admin/content/import?${query}`, { token, body: { files, pictures } });
    },
    upload(bytes: Uint8Array, query = '') {
      const form = new FormData();
      form.append('url', new Blob([Uint8Array.from(bytes)]), 'a.png');
      return api.call<{ picture: { sha256: string; public_id: string } | null; message: string }>(
        'POST',
        `/admin/content/pictures?${query}`,
        { token, body: form },
      );
    },
  };
}

export type Editor = Awaited<ReturnType<typeof newEditor>>;
