// `pnpm run notice`: writes NOTICE, the licences of all packages that we ship. The Docker image has it.
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './programs.ts';

type Manifest = {
  name: string;
  version: string;
  private?: boolean;
  license?: string | { type: string };
  licenses?: { type: string }[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  devDependencies?: Record<string, string>;
};
type Package = { name: string; version: string; licence: string; copyright: string[]; text?: string | undefined };

const PROGRAMS = ['api', 'gateway', 'web'];
/** Development dependencies whose code or data end up in what browsers load. */
const BUNDLED: Record<string, (name: string) => boolean> = {
  explorer: (name) => !/^(?:@types\/|@vitejs\/|vite$)/.test(name),
  web: (name) => name === '@zxcvbn-ts/language-common',
};
/** An install has only those for its own platform, so their licences are listed here. The first match counts. */
const OPTIONAL: [family: RegExp, label: string, licence: string][] = [
  [/^@img\/sharp-libvips-/, '@img/sharp-libvips-* (libvips and the libraries in it)', 'LGPL-3.0-or-later'],
  [/^@img\/sharp-.*wasm32$/, '@img/sharp-*wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  [/^@img\/sharp-win32-/, '@img/sharp-win32-*', 'Apache-2.0 AND LGPL-3.0-or-later'],
  [/^@img\/sharp-/, '@img/sharp-*', 'Apache-2.0'],
  [/^@node-rs\/argon2-/, '@node-rs/argon2-*', 'MIT'],
  [/^@open-spaced-repetition\/binding-/, '@open-spaced-repetition/binding-*', 'MIT'],
  [/^pg-cloudflare$/, 'pg-cloudflare', 'MIT'],
  [/^@types\/trusted-types$/, '@types/trusted-types', 'MIT'],
];

/** pnpm-workspace.yaml takes them out. */
const NOT_INSTALLED = /^@tiptap\/extension-(?:bubble|floating)-menu$/;

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package as Node would resolve it. */
function resolvePackage(from: string, name: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === dirname(folder)) throw new Error(`${name}, needed in ${from}, is not installed`);
  }
}

// `'parent>child': '-'` in the workspace's overrides: never installed, so never shipped.
const REMOVED = new Set(
  [...readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').matchAll(/^ +'([^']+>[^']+)': '-'$/gm)].map(
    ([, path]) => path,
  ),
);

function requiredBy({
  name: parent,
  dependencies,
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta,
}: Manifest) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...peers].filter(
    (name) => !(name in optionalDependencies) && !REMOVED.has(`${parent}>${name}`),
  );
}

function licenceOf({ license, licenses }: Manifest): string {
  const declared = license ?? licenses?.map(({ type }) => type).join(' OR ');
  return (typeof declared === 'object' ? declared.type : declared) ?? 'not stated';
}

function licenceText(folder: string): string | undefined {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(file));
  const [file] = files.toSorted();
  return file && readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

function copyrightLines(text = ''): string[] {
  const lines = text.split('\n').map((line) => line.replaceAll(/^[\s*#>-]+|\s+$/g, ''));
  return [...new Set(lines.filter((line) => /^copyright\b.*(?:\d{4}|\(c\)|©)/i.test(line) && !/[[{]/.test(line)))];
}

function collect(): Package[] {
  const seen = new Set<string>();
  const packages = new Map<string, Package>();
  const add = (entry: Package) => packages.set(`${entry.name} ${entry.version}`, entry);

  const visit = (folder: string, also: string[] = []) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = readManifest(folder);
    const { name, version, optionalDependencies = {} } = manifest;
    if (!manifest.private) {
      const text = licenceText(folder);
      add({ name, version, licence: licenceOf(manifest), copyright: copyrightLines(text), text });
    }
    for (const [optional, range] of Object.entries(optionalDependencies)) {
      if (NOT_INSTALLED.test(optional)) continue;
      const [, label, licence] = OPTIONAL.find(([family]) => family.test(optional)) ?? [];
      if (!label || !licence) throw new Error(`Add the licence of ${optional} to OPTIONAL in scripts/notice.ts.`);
      add({ name: label, version: range, licence, copyright: [] });
    }
    for (const required of [...requiredBy(manifest), ...also]) visit(resolvePackage(folder, required));
  };

  for (const program of new Set([...PROGRAMS, ...Object.keys(BUNDLED)])) {
    const folder = realpathSync(join(ROOT, program));
    const bundled = Object.keys(readManifest(folder).devDependencies ?? {}).filter((name) => BUNDLED[program]?.(name));
    visit(folder, bundled);
  }
  // By code unit: a locale's order differs from machine to machine.
  const key = ({ name, version }: Package) => `${name} ${version}`;
  return [...packages.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

const HEADER = `Third-party software

This file lists every package that the platform ships: what api and gateway load at run time, and what is bundled into
the web client and the explorer. It is generated by \`pnpm run notice\`; do not edit it.

Each entry has the package, its version, its licence as its author states it, and the copyright lines of its licence
file. The text of each licence follows the list, once, as one of the packages has it.
`;

function notice(packages: Package[]): string {
  const list = packages.map(({ name, version, licence, copyright }) =>
    [`${name} ${version}`, `  ${licence}`, ...copyright.map((line) => `  ${line}`)].join('\n'),
  );
  const texts = new Map<string, Package>();
  for (const entry of packages) if (entry.text && !texts.has(entry.licence)) texts.set(entry.licence, entry);
  const sections = [...texts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, { name, text }]) => `${'-'.repeat(80)}\n${licence}, from ${name}\n\n${text}`);
  return `${[HEADER, ...list, ...sections].join('\n\n')}\n`;
}

writeFileSync(join(ROOT, 'NOTICE'), notice(collect()));
