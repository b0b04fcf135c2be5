import { readFileSync } from 'node:fs';
import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { OPENAPI_DOCUMENT } from '../files.ts';

type Ref = { $ref: string };
type Content = Record<string, { schema?: object }>;
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: object };
export type Header = { required?: boolean; schema: object };
export type Answer = { content?: Content; headers?: Record<string, Header> };
export type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer | Ref>;
};
export type Document = {
  info: object;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation> & { parameters?: (Parameter | Ref)[] }>;
  components: { schemas: Record<string, { examples?: unknown[] }> };
};

/** A place in the document, as a JSON pointer has it. */
export const pointerTo = (...parts: string[]) =>
  `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** What stands at a place of the document: `#/components/schemas/User`. */
export const partAt = (document: Document, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document);

export const readDocument = () => parse(readFileSync(OPENAPI_DOCUMENT, 'utf8')) as Document;

/** Readers of the contract pass over fields that they do not know; tests must not: every object is closed. */
function close(node: unknown, seen = new Set<unknown>()): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if ('properties' in node && 'type' in node && node.type === 'object' && !('additionalProperties' in node)) {
    Object.assign(node, { additionalProperties: false });
  }
  for (const one of Object.values(node)) close(one, seen);
}

/** The document with every object closed, and a compiler of the schemas in it. */
export function openDocument() {
  const document = readDocument();
  close(document);
  const validators = new Map<string, ValidateFunction>();
  // What comes as text in an address is read as what its schema says.
  const [plain, coercing] = [false, true].map((coerceTypes) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
    addFormats.default(ajv);
    // Any bytes.
    ajv.addFormat('binary', true);
    return ajv.addSchema(document, 'openapi');
  }) as [Ajv2020, Ajv2020];

  const compiled = (ajv: Ajv2020, key: string, schema: AnySchema) => {
    const known = validators.get(key) ?? ajv.compile(schema);
    validators.set(key, known);
    return known;
  };

  return {
    document,
    /** A part of the document, with what it refers to; and where that stands. */
    resolve<Part extends object>(part: Part | Ref, pointer: string): { part: Part; pointer: string } {
      if (!('$ref' in part)) return { part, pointer };
      return { part: partAt(document, part.$ref) as Part, pointer: part.$ref };
    },
    /** What is wrong with a value, by the schema at a place of the document. */
    problems: (pointer: string, value: unknown): string[] => {
      const check = compiled(plain, pointer, { $ref: `openapi${pointer}` });
      return check(value) ? [] : told(check.errors);
    },
    /** The same for a text of an address or a header. */
    problemsOfText: (pointer: string, text: string): string[] => {
      const check = compiled(coercing, `text ${pointer}`, {
        type: 'object',
        properties: { value: { $ref: `openapi${pointer}` } },
      });
      return check({ value: text }) ? [] : told(check.errors);
    },
  };
}

const told = (errors: ErrorObject[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
