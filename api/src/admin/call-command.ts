import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { z } from 'zod';
import { call } from './admin-api.ts';
import { type Command, UsageError } from './command.ts';
import { resolveUser } from './resolve-user.ts';

type Values = Record<string, string | boolean | undefined>;

type CallCommand<Data, More> = {
  name: string;
  summary: string;
  usage: string;
  options: ParseArgsOptionsConfig;
  /** The name of the one positional argument, if the command takes one: REF. */
  argument?: string;
  /** The admin route that is called, below /admin. */
  path: string | ((argument: string) => string);
  /** Query parameters. */
  query?: (argument: string) => Record<string, string>;
  /** The body that is posted; a text says what is wrong with the command line. Without it the call is a GET. */
  body?: (values: Values) => object | string;
  /** What is read of the answer's `data`, and how it is told. */
  data: z.ZodType<Data>;
  /** Another admin route whose `data` the text needs too; `--json` leaves it out. */
  also?: { path: string; data: z.ZodType<More> };
  tell: (data: Data, more: More) => string;
};

/** A command that is one call of the running api. `--user` may be an address, a phone or an ID. `--dry-run`, where it is an option, is the call's. `--json` prints the answer's `data` as it is. */
export const callCommand = <Data, More = undefined>(command: CallCommand<Data, More>): Command => ({
  name: command.name,
  summary: command.summary,
  async run(args) {
    const { usage, options, argument, path, query, body, data, also, tell } = command;
    const { values, positionals } = readArguments(args, options, usage);
    if (values['help']) {
      process.stdout.write(usage);
      return 0;
    }
    if (positionals.length !== (argument === undefined ? 0 : 1)) {
      throw new UsageError(
        argument === undefined ? `${positionals[0]} is not understood` : `give one ${argument}`,
        usage,
      );
    }
    const problem = body?.(values);
    if (typeof problem === 'string') throw new UsageError(problem, usage);
    if (typeof values['user'] === 'string') values['user'] = await resolveUser(values['user']);
    const asked = new URLSearchParams({
      ...query?.(positionals[0]!),
      ...(values['dry-run'] && { dry_run: 'true' }),
    });
    const route = typeof path === 'string' ? path : path(encodeURIComponent(positionals[0]!));
    const answer = await call(route, asked, body?.(values) as object | undefined, [200, 201]);
    const { data: got } = answer.body as { data: unknown };
    if (values['json']) {
      process.stdout.write(`${JSON.stringify(got)}\n`);
      return 0;
    }
    const more = also && (await call(also.path, new URLSearchParams(), undefined, [200])).body;
    const moreData = also?.data.parse((more as { data: unknown }).data);
    process.stdout.write(`${tell(data.parse(got), moreData as More)}\n`);
    return 0;
  },
});

function readArguments(args: string[], options: ParseArgsOptionsConfig, usage: string) {
  const flag = { type: 'boolean' } as const;
  try {
    const all = { ...options, json: flag, help: flag };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: all });
    return { values: values as Values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message, usage);
  }
}
