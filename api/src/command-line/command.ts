/** `run` takes the arguments after the name and returns the exit code. */
export type Command = { name: string; summary: string; usage: string; run: (args: string[]) => Promise<number> };

/** The message is for the user. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

export class UsageError extends CommandError {
  override readonly exitCode = 2;

  constructor(message: string, usage: string) {
    super(`${message}\n\n${usage.trimEnd()}`);
  }
}
