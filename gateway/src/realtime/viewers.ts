import { decodeJwt } from 'jose';
import type { Caller } from '../rest/client.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { counts } from './limited-counter.ts';

/** Asks the upstream whose a caller's token is. Throws UpstreamError. */
export type Verify = (caller: Caller) => Promise<string>;

/** What a viewer listens over: a WebSocket, or a stream of events. */
export type Connection = {
  isOpen: () => boolean;
  onceClosed: (then: () => void) => void;
  /** The token is no longer good. */
  expel: () => void;
};

/** Why a connection may not stay: its token, as many as may be already, or an upstream that cannot be asked. */
export type Rejection = 'forbidden' | 'tooMany' | 'unavailable';

type Viewer = { userId: string; connections: Set<Connection>; recheck: NodeJS.Timeout };
type Options = { verify: Verify; socketsAViewer: number; recheckMs: number };

const MAX_TIMER_MS = 2 ** 31 - 1;
const REFUSALS = [401, 403, 404];

/** Who listens, by token: each token is looked at when its first connection comes, and from time to time. */
export function openViewers({ verify, socketsAViewer, recheckMs }: Options) {
  const viewers = new Map<string, Viewer>();
  const connectionsOf = counts(socketsAViewer);

  /** Resolves to why the connection is to be closed, or to undefined where it may stay. */
  async function admit(connection: Connection, caller: Caller & { token: string }): Promise<Rejection | undefined> {
    const { token } = caller;
    let userId = viewers.get(token)?.userId;
    try {
      if (endsIn(token) <= 0) return 'forbidden';
      userId ??= await verify(caller);
    } catch (error) {
      return isRefusal(error) ? 'forbidden' : 'unavailable';
    }
    // It may have gone while the upstream was asked.
    if (!connection.isOpen()) return undefined;
    if (!connectionsOf.take(userId)) return 'tooMany';
    const viewer = viewers.get(token) ?? open(userId, caller);
    viewer.connections.add(connection);
    connection.onceClosed(() => {
      connectionsOf.give(viewer.userId);
      viewer.connections.delete(connection);
      if (viewer.connections.size > 0) return;
      clearTimeout(viewer.recheck);
      if (viewers.get(token) === viewer) viewers.delete(token);
    });
    return undefined;
  }

  function open(userId: string, caller: Caller & { token: string }): Viewer {
    const { token } = caller;
    const dueMs = () => Math.min(recheckMs, Math.max(endsIn(token), 1), MAX_TIMER_MS);
    const check = async () => {
      if (!(await stillGood(caller, userId))) return viewer.connections.forEach((connection) => connection.expel());
      if (viewer.connections.size > 0) viewer.recheck = setTimeout(() => void check(), dueMs()).unref();
    };
    const viewer: Viewer = {
      userId,
      connections: new Set(),
      recheck: setTimeout(() => void check(), dueMs()).unref(),
    };
    viewers.set(token, viewer);
    return viewer;
  }

  async function stillGood(caller: Caller & { token: string }, userId: string): Promise<boolean> {
    if (endsIn(caller.token) <= 0) return false;
    try {
      return (await verify(caller)) === userId;
    } catch (error) {
      // An upstream that fails signs nobody out.
      return !isRefusal(error);
    }
  }

  return { admit, size: () => viewers.size };
}

const isRefusal = (error: unknown) =>
  error instanceof UpstreamError && error.hasReaderToken && REFUSALS.includes(error.status ?? 0);

/** Milliseconds that a token has left; Infinity where it does not say. */
function endsIn(token: string): number {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? Infinity : exp * 1000 - Date.now();
  } catch {
    return Infinity;
  }
}
