import { joinDocument } from 'schema/rest/join.ts';

export type Ref = { $ref: string };
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  examples?: unknown[];
};
export type Media = { schema?: Schema; example?: unknown };
export type Parameter = {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: string | number;
};
export type Response = { description: string; headers?: Record<string, object>; content?: Record<string, Media> };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: object[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response | Ref>;
};
export type OpenApi = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};

export const readDocument = () => joinDocument() as unknown as OpenApi;

export function resolve<Part extends object>(document: OpenApi, part: Part | Ref): Part {
  if (!('$ref' in part)) return part;
  const names = part.$ref.slice(2).split('/');
  return names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document) as Part;
}
