import type { ParseArgsOptionsConfig } from 'node:util';
import type { OperationId, ResponseBody } from 'schema/rest/bodies.ts';
import { call } from './admin-api.ts';
import { readArguments } from './arguments.ts';
import { type Command, UsageError } from './command.ts';
import { resolveUser } from './resolve-user.ts';
import { terminal } from './terminal.ts';

type Values = Record<string, string | boolean | undefined>;

type Data<Id extends OperationId> = ResponseBody<Id> extends { readonly data: infer Found } ? Found : never;

type CallCommand<Id extends OperationId, Extra extends OperationId> = {
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
  /** The path of a second operation whose `data` the text needs; `--json` omits it. */
  extra?: string;
  /** Of the responses' `data`. */
  describe: (data: Data<Id>, more: Data<Extra>) => string;
  /** 0 unless it says otherwise. */
  exitCode?: (data: Data<Id>) => number;
};

/** A command that makes one call, of the operation `Id`. `--user` takes an address, a phone or an ID; `--json` prints `data` unchanged. */
export const callCommand = <Id extends OperationId, Extra extends OperationId = Id>(
  command: CallCommand<Id, Extra>,
): Command => ({
  name: command.name,
  summary: command.summary,
  usage: command.usage,
  async run(args) {
    const { usage, options, argument, path, query, body, isLong, extra, describe, exitCode } = command;
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
    const payload = body?.(values) as object | undefined;
    const { data } = (await call<{ data: Data<Id> }>(route, parameters, payload, [200, 201], { isLong })).body;
    if (values['json']) {
      terminal().stdout.write(`${JSON.stringify(data)}\n`);
      return exitCode?.(data) ?? 0;
    }
    const more = extra && (await call<{ data: Data<Extra> }>(extra, new URLSearchParams(), undefined, [200])).body.data;
    terminal().stdout.write(`${describe(data, more as Data<Extra>)}\n`);
    return exitCode?.(data) ?? 0;
  },
});
