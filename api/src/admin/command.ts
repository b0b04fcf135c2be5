/** A command of the admin's command line. `run` takes what stands after its name and answers with the exit code. */
export type Command = { name: string; summary: string; run: (args: string[]) => Promise<number> };

/** A command that failed, with what its user is told. */
export class CommandError extends Error {
  readonly exitCode: number = 1;
}

/** A command line that cannot be understood. */
export class UsageError extends CommandError {
  override readonly exitCode = 2;

  constructor(message: string, usage: string) {
    super(`${message}\n\n${usage.trimEnd()}`);
  }
}
