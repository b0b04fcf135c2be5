import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { z } from 'zod';
import { call } from './admin-api.ts';
import { type Command, UsageError } from './command.ts';

type Values = Record<string, string | boolean | undefined>;

type CallCommand<Data> = {
  name: string;
  summary: string;
  usage: string;
  options: ParseArgsOptionsConfig;
  /** The admin route that is called, below /admin. */
  path: string;
  /** The body that is posted; a text says what is wrong with the command line. Without it the call is a GET. */
  body?: (values: Values) => object | string;
  /** What is read of the answer's `data`, and how it is told. */
  data: z.ZodType<Data>;
  tell: (data: Data) => string;
};

/** A command that is one call of the running api. `--json` prints the answer's `data` as it is. */
export const callCommand = <Data>(command: CallCommand<Data>): Command => ({
  name: command.name,
  summary: command.summary,
  async run(args) {
    const { usage, options, path, body, data, tell } = command;
    const values = readArguments(args, options, usage);
    if (values['help']) {
      process.stdout.write(usage);
      return 0;
    }
    const given = body?.(values);
    if (typeof given === 'string') throw new UsageError(given, usage);
    const answer = await call(path, new URLSearchParams(), given, [200, 201]);
    const { data: got } = answer.body as { data: unknown };
    process.stdout.write(`${values['json'] ? JSON.stringify(got) : tell(data.parse(got))}\n`);
    return 0;
  },
});

function readArguments(args: string[], options: ParseArgsOptionsConfig, usage: string): Values {
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ args, options: { ...options, json: flag, help: flag } }).values;
  } catch (error) {
    throw new UsageError((error as Error).message, usage);
  }
}
