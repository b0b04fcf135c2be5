import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../../scripts/programs.ts';

export type Service = {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test?: string[]; disable?: boolean };
  ports?: string[];
  networks?: Record<string, { ipv4_address?: string }> | string[];
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  stop_grace_period?: string;
  [key: string]: unknown;
};

type Compose = {
  services: Record<string, Service>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
};

export const fileOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Variables are not yet replaced. */
export const readCompose = () => parse(fileOf('compose.yaml'), { merge: true }) as Compose;

export type Variable = { name: string; required: boolean; fallback: string };
const VARIABLE = /\$\{([A-Z_]+)(?::([?-])([^}]*))?\}/g;

export const variablesOf = (text: string): Variable[] =>
  [...text.matchAll(VARIABLE)].map(([, name, kind, rest]) => ({
    name: name!,
    required: kind === '?',
    fallback: kind === '-' ? rest! : '',
  }));

/** Replaces the variables of a text. */
export const filledIn = (text: string, values: Record<string, string>) =>
  text.replaceAll(
    VARIABLE,
    (_all, name: string, kind: string, rest: string) => values[name] || (kind === '-' ? rest : ''),
  );
