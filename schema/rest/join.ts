import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

type Path = { parameters?: object[] };
type Part = { paths?: Record<string, Path>; components?: Record<string, Record<string, object>> };

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const COMMON = 'openapi.yml';
/** Headers of every call. */
const HEADERS = ['clientIp', 'clientAddress', 'requestId', 'language'].map((name) => ({
  $ref: `#/components/parameters/${name}`,
}));

/** Adds the paths and components of each feature's file to the common part. Throws for a name that two files define. */
export function joinDocument() {
  const read = (file: string) => parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as Part;
  const whole = read(COMMON) as Required<Part>;
  whole.paths = {};
  for (const file of globSync('*.yml', { cwd: FOLDER }).sort()) {
    if (file === COMMON) continue;
    const { paths = {}, components = {} } = read(file);
    for (const [path, { parameters = [], ...item }] of Object.entries(paths)) {
      add(whole.paths, { [path]: { parameters: [...HEADERS, ...parameters], ...item } }, file);
    }
    for (const [kind, parts] of Object.entries(components)) add((whole.components[kind] ??= {}), parts, file);
  }
  return whole;
}

function add(to: Record<string, object>, parts: Record<string, object>, file: string) {
  for (const [name, part] of Object.entries(parts)) {
    if (Object.hasOwn(to, name)) throw new Error(`schema/rest/${file}: ${name} is defined twice`);
    to[name] = part;
  }
}

// Without aliases: parsers refuse a document that has many.
export const printDocument = () =>
  stringify(joinDocument(), { lineWidth: 120, blockQuote: 'literal', singleQuote: true, aliasDuplicateObjects: false });
