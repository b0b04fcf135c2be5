import { restContract } from 'schema/rest/contract.ts';
import { replaceText, TEXT } from 'text/testing/replace-text.ts';

const JSON_TYPE = 'application/json';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
} & Partial<Record<'oneOf' | 'anyOf' | 'allOf', Schema[]>>;
type TextBody = { method: string; path: string; withText: (text: string) => unknown[] };

/** Every call with a JSON body. `withText` gives the bodies with `text` in one string after another. */
export function textBodies(): TextBody[] {
  const { document, operations } = restContract();
  return operations.flatMap(({ method, template, operation }) => {
    const { requestBody } = operation as { requestBody?: { content?: Record<string, { schema: Schema }> } };
    const schema = requestBody?.content?.[JSON_TYPE]?.schema;
    if (!schema || template === '/users/sessions') return [];
    const body = fill(schema, document);
    const path = template.replaceAll(/\{\w+\}/g, '1');
    return [{ method, path, withText: (text: string) => [...replaceText(body, text)] }];
  });
}

const resolve = (pointer: string, document: unknown) =>
  pointer
    .split('/')
    .slice(1)
    .reduce((part, name) => (part as Record<string, unknown>)[name], document);

/** A value with `TEXT` in every string. */
function fill(schema: Schema, document: unknown): unknown {
  if (schema.$ref) return fill(resolve(schema.$ref, document) as Schema, document);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => fill(one, document) as object)) as object;
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice) return fill(choice[0]!, document);
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, fill(one, document)]));
  }
  if (schema.items) return [fill(schema.items, document)];
  const type = [schema.type].flat()[0];
  return { integer: 1, number: 1, boolean: true, object: {} }[type ?? ''] ?? TEXT;
}
