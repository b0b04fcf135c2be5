// PostgreSQL's error classes for connections, resources and shutdown; then codes of sockets and files.
const CODE =
  /^(08...|53...|57P0\d|58...|XX001|E(CONN|HOSTUNREACH|NETUNREACH|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|NOSPC|DQUOT|IO|ROFS|MFILE|NFILE)\w*)$/;
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|PGlite is closed|Aborted\()/;

export function isOutage(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if ((typeof code === 'string' && CODE.test(code)) || WORDS.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true;
  }
  return false;
}
