import { decodeJwt } from 'jose';
import type { Caller } from '../rest/client.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { limitedCounter } from './limited-counter.ts';

/** Resolves to the user's id. Throws UpstreamError. */
export type Verify = (caller: Caller) => Promise<string>;

export type Connection = {
  isOpen: () => boolean;
  onceClosed: (then: () => void) => void;
  expel: () => void;
};

export type Rejection = 'forbidden' | 'tooMany' | 'unavailable';

type Viewer = { userId: string; connections: Set<Connection>; recheck: NodeJS.Timeout };
type Options = { verify: Verify; socketsAViewer: number; recheckMs: number };

const MAX_TIMER_MS = 2 ** 31 - 1;
const REJECTED_STATUSES = [401, 403, 404];

/** Verifies each token for its first connection, and again at intervals. */
export function openViewers({ verify, socketsAViewer, recheckMs }: Options) {
  const viewers = new Map<string, Viewer>();
  const connectionsOf = limitedCounter(socketsAViewer);

  async function admit(connection: Connection, caller: Caller & { token: string }): Promise<Rejection | undefined> {
    const { token } = caller;
    let userId = viewers.get(token)?.userId;
    try {
      if (remainingMs(token) <= 0) return 'forbidden';
      userId ??= await verify(caller);
    } catch (error) {
      return isRejection(error) ? 'forbidden' : 'unavailable';
    }
    if (!connection.isOpen()) return undefined;
    if (!connectionsOf.add(userId)) return 'tooMany';
    const viewer = viewers.get(token) ?? open(userId, caller);
    viewer.connections.add(connection);
    connection.onceClosed(() => {
      connectionsOf.remove(viewer.userId);
      viewer.connections.delete(connection);
      if (viewer.connections.size > 0) return;
      clearTimeout(viewer.recheck);
      if (viewers.get(token) === viewer) viewers.delete(token);
    });
    return undefined;
  }

  function open(userId: string, caller: Caller & { token: string }): Viewer {
    const { token } = caller;
    const delayMs = () => Math.min(recheckMs, Math.max(remainingMs(token), 1), MAX_TIMER_MS);
    const check = async () => {
      if (!(await isStillValid(caller, userId))) return viewer.connections.forEach((connection) => connection.expel());
      if (viewer.connections.size > 0) viewer.recheck = setTimeout(() => void check(), delayMs()).unref();
    };
    const viewer: Viewer = {
      userId,
      connections: new Set(),
      recheck: setTimeout(() => void check(), delayMs()).unref(),
    };
    viewers.set(token, viewer);
    return viewer;
  }

  async function isStillValid(caller: Caller & { token: string }, userId: string): Promise<boolean> {
    if (remainingMs(caller.token) <= 0) return false;
    try {
      return (await verify(caller)) === userId;
    } catch (error) {
      // A failing upstream signs nobody out.
      return !isRejection(error);
    }
  }

  return { admit, size: () => viewers.size };
}

const isRejection = (error: unknown) =>
  error instanceof UpstreamError && error.hasReaderToken && REJECTED_STATUSES.includes(error.status ?? 0);

function remainingMs(token: string): number {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? Infinity : exp * 1000 - Date.now();
  } catch {
    return Infinity;
  }
}
