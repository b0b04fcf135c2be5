import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateXML } from 'xmllint-wasm';

type Schema = 'qti-item' | 'qti-manifest' | 'moodle-quiz';

const SCHEMAS = fileURLToPath(new URL('schemas/', import.meta.url));
const PAGES = 4_096;

/** Validates documents with libxml2 against a RELAX NG schema of ours. Returns its complaints. */
export async function complaintsOf(schema: Schema, documents: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `document-${index}.xml`, contents })),
    schema: readFileSync(`${SCHEMAS}${schema}.rng`, 'utf8'),
    extension: 'relaxng',
    maxMemoryPages: PAGES,
  });
  return errors.map(({ message, loc }) => `${loc?.fileName}: ${message}`);
}
