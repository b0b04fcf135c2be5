import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UsageError } from './command.ts';

export const flag = { type: 'boolean' } as const;
export const text = { type: 'string' } as const;

/** `--json` is always allowed. Throws UsageError for unknown options. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, json: flag } });
  } catch (error) {
    throw new UsageError((error as Error).message, usage);
  }
}
