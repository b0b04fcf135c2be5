import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { joinDocument } from './join.ts';

type Ref = { $ref: string };
type Content = Record<string, { schema?: object }>;
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: object };
export type Header = { required?: boolean; schema: object };
export type Response = { content?: Content; headers?: Record<string, Header> };
export type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Response | Ref>;
};
export type Document = {
  info: object;
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation> & { parameters?: (Parameter | Ref)[] }>;
  components: { schemas: Record<string, { examples?: unknown[] }> };
};

export const pointerTo = (...parts: string[]) =>
  `#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

/** Such as `#/components/schemas/User`. */
export const partAt = (document: Document, pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document);

export const readDocument = () => joinDocument() as unknown as Document;

/** Clients ignore unknown fields; tests must not, so every object is closed. */
function closeObjects(node: unknown, visited = new Set<unknown>()): void {
  if (typeof node !== 'object' || node === null || visited.has(node)) return;
  visited.add(node);
  if ('properties' in node && 'type' in node && node.type === 'object' && !('additionalProperties' in node)) {
    Object.assign(node, { additionalProperties: false });
  }
  for (const one of Object.values(node)) closeObjects(one, visited);
}

export function openDocument() {
  const document = readDocument();
  closeObjects(document);
  const validators = new Map<string, ValidateFunction>();
  // Text of addresses and headers is coerced to the schema's type.
  const [plain, coercing] = [false, true].map((coerceTypes) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
    addFormats.default(ajv);
    ajv.addFormat('binary', true);
    return ajv.addSchema(document, 'openapi');
  }) as [Ajv2020, Ajv2020];

  const compile = (ajv: Ajv2020, key: string, schema: AnySchema) => {
    const validator = validators.get(key) ?? ajv.compile(schema);
    validators.set(key, validator);
    return validator;
  };

  return {
    document,
    /** Follows a reference; `pointer` says where the part is. */
    resolve<Part extends object>(part: Part | Ref, pointer: string): { part: Part; pointer: string } {
      if (!('$ref' in part)) return { part, pointer };
      return { part: partAt(document, part.$ref) as Part, pointer: part.$ref };
    },
    problems: (pointer: string, value: unknown): string[] => {
      const check = compile(plain, pointer, { $ref: `openapi${pointer}` });
      return check(value) ? [] : describeErrors(check.errors);
    },
    problemsOfText: (pointer: string, text: string): string[] => {
      const check = compile(coercing, `text ${pointer}`, {
        type: 'object',
        properties: { value: { $ref: `openapi${pointer}` } },
      });
      return check({ value: text }) ? [] : describeErrors(check.errors);
    },
  };
}

const describeErrors = (errors: ErrorObject[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
