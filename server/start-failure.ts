/** One line for the person who started the program: what is wrong and how to fix it. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as Error & { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or choose another PORT.`;
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this account. Choose another PORT.`;
  return error.message.split('\n')[0]!;
}
