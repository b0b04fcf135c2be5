import fc from 'fast-check';
import { partAt, type Document, type Operation, type Parameter } from 'schema/rest/document.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** Values that break unprepared programs. */
const HOSTILE = [
  '',
  ' ',
  '\0',
  '%00',
  "' OR 1=1 --",
  '__proto__',
  'constructor',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  '../../etc/passwd',
  '%',
  '🩺',
  'ক'.repeat(600),
  '<script>',
  '$ne',
  '{}',
];

export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 60 }));
export const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, -1, 1.5, 1e300, 2 ** 53, [], {}, [[]], ['a', 'b']),
  fc.jsonValue({ maxDepth: 2 }),
);

/** `examples` are existing values by the name of their input. */
export function inputsOf(document: Document, examples: Record<string, string[]>) {
  function resolve({ $ref, ...schema }: Schema): Schema {
    if ($ref) return resolve(partAt(document, $ref) as Schema);
    const properties = schema.allOf?.map((one) => resolve(one).properties) ?? [];
    return { ...schema, properties: Object.assign({}, ...properties, schema.properties) as Record<string, Schema> };
  }

  function text({ pattern, format, minLength = 0, maxLength = 60 }: Schema, name: string): fc.Arbitrary<string> {
    const max = Math.max(minLength, Math.min(maxLength, 60));
    const any = pattern
      ? fc.stringMatching(new RegExp(pattern))
      : format === 'email'
        ? fc.emailAddress()
        : fc.string({ unit: 'grapheme-ascii', minLength, maxLength: max });
    const nameExamples = examples[name];
    return nameExamples ? fc.oneof({ arbitrary: fc.constantFrom(...nameExamples), weight: 4 }, any) : any;
  }

  function value(schemaOrRef: Schema, name = ''): fc.Arbitrary<unknown> {
    const schema = resolve(schemaOrRef);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
    if (type === 'string') return text(schema, name);
    if (type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000 });
    if (type === 'number') return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1_000, noNaN: true });
    if (type === 'boolean') return fc.boolean();
    if (type === 'array') return fc.array(value(schema.items ?? {}), { maxLength: 3 });
    const { properties = {}, additionalProperties: others, oneOf } = schema;
    if (typeof others === 'object') return fc.dictionary(fc.string({ maxLength: 20 }), value(others), { maxKeys: 3 });
    const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, value(one, name)]));
    const alternatives = oneOf?.map(({ required = [] }) => required) ?? [schema.required ?? []];
    return fc.oneof(...alternatives.map((requiredKeys) => fc.record(fields, { requiredKeys })));
  }

  /** Mostly valid, often enough not. */
  const mostlyValid = (schema: Schema, name: string) =>
    fc.oneof({ arbitrary: value(schema, name), weight: 4 }, { arbitrary: hostileValue, weight: 1 });

  function body(schemaOrRef: Schema): fc.Arbitrary<unknown> {
    const schema = resolve(schemaOrRef);
    const broken = fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, mostlyValid(one, name)])),
      { requiredKeys: [] },
    );
    return fc.oneof(
      { arbitrary: value(schema), weight: 2 },
      { arbitrary: broken, weight: 2 },
      { arbitrary: hostileValue, weight: 1 },
    );
  }

  return {
    body,
    /** Absent, repeated or invalid values too. */
    parameter({ name, schema, required }: Parameter): fc.Arbitrary<string[]> {
      const good = value(schema, name).map((one) => [String(one)]);
      const bad = fc.oneof(
        hostileText.map((one) => [one]),
        fc.array(hostileText, { minLength: 2, maxLength: 2 }),
      );
      return fc.oneof(
        { arbitrary: good, weight: 7 },
        bad,
        ...(required ? [] : [{ arbitrary: fc.constant<string[]>([]), weight: 4 }]),
      );
    },
  };
}

export const jsonBodyOf = (operation: Operation): Schema | undefined =>
  operation.requestBody?.content['application/json']?.schema;
