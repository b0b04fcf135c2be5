import { decodeJwt } from 'jose';
import type { WebSocket } from 'ws';
import type { Caller } from '../rest/client.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { counts } from './counts.ts';
import { CLOSE } from './close-codes.ts';

/** Asks the upstream whose a caller's token is. Throws UpstreamError. */
export type Verify = (caller: Caller) => Promise<string>;

type Viewer = { userId: string; sockets: Set<WebSocket>; recheck: NodeJS.Timeout };
type Options = { verify: Verify; socketsAViewer: number; recheckMs: number };

const MAX_TIMER_MS = 2 ** 31 - 1;
const REFUSALS = [401, 403, 404];

/** Whose sockets are open, by token: each token is looked at when its first socket comes, and from time to time. */
export function openViewers({ verify, socketsAViewer, recheckMs }: Options) {
  const viewers = new Map<string, Viewer>();
  const socketsOf = counts(socketsAViewer);

  /** Resolves to how the socket is to be closed, or to undefined where it may stay. */
  async function admit(socket: WebSocket, caller: Caller & { token: string }): Promise<CLOSE | undefined> {
    const { token } = caller;
    let userId = viewers.get(token)?.userId;
    try {
      if (endsIn(token) <= 0) return CLOSE.forbidden;
      userId ??= await verify(caller);
    } catch (error) {
      return isRefusal(error) ? CLOSE.forbidden : CLOSE.tryLater;
    }
    // It may have gone while the upstream was asked.
    if (socket.readyState !== socket.OPEN) return undefined;
    if (!socketsOf.take(userId)) return CLOSE.tryLater;
    const viewer = viewers.get(token) ?? open(userId, caller);
    viewer.sockets.add(socket);
    socket.once('close', () => {
      socketsOf.give(viewer.userId);
      viewer.sockets.delete(socket);
      if (viewer.sockets.size > 0) return;
      clearTimeout(viewer.recheck);
      if (viewers.get(token) === viewer) viewers.delete(token);
    });
    return undefined;
  }

  function open(userId: string, caller: Caller & { token: string }): Viewer {
    const { token } = caller;
    const dueMs = () => Math.min(recheckMs, Math.max(endsIn(token), 1), MAX_TIMER_MS);
    const check = async () => {
      if (!(await stillGood(caller, userId))) return viewer.sockets.forEach((socket) => socket.close(CLOSE.forbidden));
      if (viewer.sockets.size > 0) viewer.recheck = setTimeout(() => void check(), dueMs()).unref();
    };
    const viewer: Viewer = { userId, sockets: new Set(), recheck: setTimeout(() => void check(), dueMs()).unref() };
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

const isRefusal = (error: unknown) => error instanceof UpstreamError && REFUSALS.includes(error.status ?? 0);

/** Milliseconds that a token has left; Infinity where it does not say. */
function endsIn(token: string): number {
  try {
    const { exp } = decodeJwt(token);
    return exp === undefined ? Infinity : exp * 1000 - Date.now();
  } catch {
    return Infinity;
  }
}
