import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { call } from './admin-api.ts';
import { type Command, UsageError } from './command.ts';

type Values = Record<string, string | boolean | undefined>;

type CallCommand = {
  name: string;
  summary: string;
  usage: string;
  options: ParseArgsOptionsConfig;
  /** The admin route that is posted to, below /admin. */
  path: string;
  /** The body of the call; a text says what is wrong with the command line. */
  body: (values: Values) => object | string;
  /** The answer's `data` in words. */
  tell: (data: Record<string, unknown>) => string;
};

/** A command that is one call of the running api. `--json` prints the answer's `data` as it is. */
export const callCommand = ({ name, summary, usage, options, path, body, tell }: CallCommand): Command => ({
  name,
  summary,
  async run(args) {
    const values = readArguments(args, options, usage);
    if (values['help']) {
      process.stdout.write(usage);
      return 0;
    }
    const given = body(values);
    if (typeof given === 'string') throw new UsageError(given, usage);
    const answer = await call(path, new URLSearchParams(), given, [200, 201]);
    const { data } = answer.body as { data: Record<string, unknown> };
    process.stdout.write(values['json'] ? `${JSON.stringify(data)}\n` : `${tell(data)}\n`);
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
