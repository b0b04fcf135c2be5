import type { Option } from './kind.ts';

/** Why an answer does not fit its question. */
export type Fault =
  | { problem: 'otherType'; type: string }
  | { problem: 'noOption'; key: string }
  | { problem: 'noPart'; label: string }
  | { problem: 'noPoint'; label: string; point: number }
  | { problem: 'twice'; name: string };

export function findTwice(names: readonly (string | number)[]): Fault | undefined {
  const name = names.find((one, index) => names.indexOf(one) !== index);
  return name === undefined ? undefined : { problem: 'twice', name: String(name) };
}

export function findMissing(options: readonly Option[], keys: readonly string[]): Fault | undefined {
  const key = keys.find((one) => !options.some((option) => option.key === one));
  return key === undefined ? undefined : { problem: 'noOption', key };
}
