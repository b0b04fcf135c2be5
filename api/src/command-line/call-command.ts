import type { ParseArgsOptionsConfig } from 'node:util';
import type { z } from 'zod';
import { call } from './admin-api.ts';
import { readArguments } from './arguments.ts';
import { type Command, UsageError } from './command.ts';
import { resolveUser } from './resolve-user.ts';
import { terminal } from './terminal.ts';

type Values = Record<string, string | boolean | undefined>;

type CallCommand<Data, Extra> = {
  name: string;
  summary: string;
  usage: string;
  options: ParseArgsOptionsConfig;
  argument?: string;
  /** A path below /admin. */
  path: string | ((argument: string) => string);
  query?: (argument: string) => Record<string, string>;
  /** A string is a problem with the command line. Without a body the call is a GET. */
  body?: (values: Values) => object | string;
  isLong?: boolean;
  /** The response's `data`. */
  data: z.ZodType<Data>;
  /** A second route whose `data` the text needs; `--json` omits it. */
  extra?: { path: string; data: z.ZodType<Extra> };
  describe: (data: Data, more: Extra) => string;
};

/** A command that makes one call. `--user` takes an address, a phone or an ID; `--json` prints `data` unchanged. */
export const callCommand = <Data, More = undefined>(command: CallCommand<Data, More>): Command => ({
  name: command.name,
  summary: command.summary,
  usage: command.usage,
  async run(args) {
    const { usage, options, argument, path, query, body, isLong, data, extra, describe } = command;
    const { values: parsed, positionals } = readArguments(args, usage, options);
    const values = parsed as Values;
    if (positionals.length !== (argument === undefined ? 0 : 1)) {
      throw new UsageError(
        argument === undefined ? `${positionals[0]} is not understood` : `give one ${argument}`,
        usage,
      );
    }
    const problem = body?.(values);
    if (typeof problem === 'string') throw new UsageError(problem, usage);
    if (typeof values['user'] === 'string') values['user'] = await resolveUser(values['user']);
    const parameters = new URLSearchParams({
      ...query?.(positionals[0]!),
      ...(values['dry-run'] && { dry_run: 'true' }),
    });
    const route = typeof path === 'string' ? path : path(encodeURIComponent(positionals[0]!));
    const answer = await call(route, parameters, body?.(values) as object | undefined, [200, 201], { isLong });
    const { data: result } = answer.body as { data: unknown };
    if (values['json']) {
      terminal().stdout.write(`${JSON.stringify(result)}\n`);
      return 0;
    }
    const more = extra && (await call(extra.path, new URLSearchParams(), undefined, [200])).body;
    const moreData = extra?.data.parse((more as { data: unknown }).data);
    terminal().stdout.write(`${describe(data.parse(result), moreData as More)}\n`);
    return 0;
  },
});
