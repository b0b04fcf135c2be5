import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { FOR_A_YEAR } from '../http/static-files.ts';

const KEEP_MS = 7 * 86_400_000;
const REFRESH_MS = 3_600_000;
// No hidden file, and none that is being copied.
const NAME = /^\/[\w-][\w.-]*$/;
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

type Options = {
  /** Shared by all gateways of the site; without one, nothing is kept. */
  folder: string | undefined;
  /** The assets of this gateway's build. */
  own: string;
  logger: Logger;
  now?: (() => number) | undefined;
};

export type FormerAssets = {
  /** Answers what the own build does not have. */
  handler: RequestHandler;
  /** Resolves once this build's files are there and old ones gone. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Keeps the hashed files of former builds for seven days after they were replaced, for pages that are still open. A
 * file's time of change says when a gateway last had it in its build.
 */
export function openFormerAssets({ folder, own, logger, now = Date.now }: Options): FormerAssets {
  if (!folder)
    return { handler: (_request, _response, next) => next(), refresh: async () => {}, close: async () => {} };
  const refresh = async () => {
    try {
      await keepOwn(own, folder, new Date(now()));
      await removeOld(folder, now() - KEEP_MS);
    } catch (error) {
      logger.warn({ err: error, folder }, 'files of former builds are not kept');
    }
  };
  const timer = setInterval(() => void refresh(), REFRESH_MS);
  timer.unref();
  return {
    handler: serveFrom(folder),
    refresh,
    close: async () => {
      clearInterval(timer);
      await refresh();
    },
  };
}

async function keepOwn(own: string, folder: string, time: Date) {
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  // Nothing where the client is not built.
  const entries = await readdir(own, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  for (const { name } of files) {
    const path = join(folder, name);
    if (!kept.has(name)) {
      // Renamed, so that no gateway serves half of it.
      const copy = join(folder, `.${randomUUID()}`);
      await copyFile(join(own, name), copy, constants.COPYFILE_FICLONE);
      await rename(copy, path);
    }
    await utimes(path, time, time);
  }
}

async function removeOld(folder: string, before: number) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another gateway may have removed it.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}

// By hand: express-static-gzip lists a folder once, and other gateways add files to this one.
const serveFrom =
  (folder: string): RequestHandler =>
  async (request, response, next) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !NAME.test(request.path)) return next();
    const accepted = ENCODINGS.filter(([encoding]) => request.acceptsEncodings(encoding));
    const name = request.path.slice(1);
    for (const [encoding, ending] of [...accepted, ['', ''] as const]) {
      if (!(await exists(join(folder, name + ending)))) continue;
      if (encoding) response.set('Content-Encoding', encoding);
      response.type(name).vary('Accept-Encoding').set('Cache-Control', FOR_A_YEAR);
      return response.sendFile(name + ending, { root: folder, cacheControl: false, lastModified: false });
    }
    next();
  };

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
