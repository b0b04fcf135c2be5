// In this package, whose TypeScript has the compiler's API: version 7 has none.
import openapiTypes, { astToString, tsUnion, UNDEFINED, type OpenAPI3 } from 'openapi-typescript';
import { joinDocument } from './join.ts';

// Of each operation only the bodies have types, without words: parameters, errors and descriptions are most of the document.
const LEFT_OUT = ['export interface paths', 'export type webhooks', 'export type $defs'];

/** The types of all schemas, and of the bodies of each operation. */
export async function printTypes(): Promise<string> {
  const document = JSON.parse(JSON.stringify(joinDocument(), onlyBodies)) as OpenAPI3;
  const types = await openapiTypes(document, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
    immutable: true,
    // JSON leaves out what is undefined.
    transformProperty: (property) =>
      property.questionToken && Object.assign(property, { type: tsUnion([property.type!, UNDEFINED]) }),
  });
  return types
    .map((type) => astToString(type))
    .filter((text) => !LEFT_OUT.some((start) => text.startsWith(start)))
    .join('');
}

const onlyBodies = (name: string, value: unknown) =>
  /^(?:parameters|headers|example|[45]\d\d)$/.test(name) ||
  (/^(?:description|format)$/.test(name) && typeof value === 'string')
    ? undefined
    : value;
