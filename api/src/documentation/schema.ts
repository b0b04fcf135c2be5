import { html, words, type Html } from './html.ts';
import type { Schema } from './document.ts';

const schemaName = (ref: string) => ref.split('/').at(-1)!;

export const schemaLink = (ref: string): Html => html`<a href="#schema-${schemaName(ref)}">${schemaName(ref)}</a>`;

export function kindOf(schema: Schema): Html {
  if (schema.$ref) return schemaLink(schema.$ref);
  if (schema.allOf?.[0]) return html`${kindOf(schema.allOf[0])}, all of it`;
  if (schema.oneOf) {
    const kinds = schema.oneOf.filter((one) => one.type || one.$ref);
    if (kinds.length > 0) return joined(kinds.map(kindOf), ' or ');
  }
  if (schema.type === 'array' && schema.items) return html`list of ${kindOf(schema.items)}`;
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return joined(
      schema.enum.map((one) => html`<code>${JSON.stringify(one)}</code>`),
      ' ',
    );
  const types = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  return html`${types}${schema.format && ` (${schema.format})`}`;
}

const joined = (parts: Html[], between: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;

export function limitsOf(schema: Schema): Html {
  const range = (low: number | undefined, high: number | undefined, unit: string) =>
    low === undefined && high === undefined
      ? []
      : [
          low === undefined
            ? `up to ${high}${unit}`
            : high === undefined
              ? `from ${low}${unit}`
              : `${low} to ${high}${unit}`,
        ];
  const words = [
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.default === undefined ? [] : [`by default ${JSON.stringify(schema.default)}`]),
  ];
  const pattern = schema.pattern && html` <code>${schema.pattern}</code>`;
  return html`${words.length > 0 && html` <span class="limit">${words.join(', ')}</span>`}${pattern}`;
}

export function fieldsOf(schema: Schema): Html | false {
  const inner = schema.type === 'array' ? schema.items : schema;
  if (!inner || inner.$ref) return false;
  const { properties, additionalProperties: anyOther, required = [] } = inner;
  const alternatives = (inner.oneOf ?? []).map(fieldsOf).filter((one) => one !== false);
  if (!properties && typeof anyOther !== 'object') return alternatives.length > 0 && html`${alternatives}`;
  return html`<ul class="fields">
    ${Object.entries(properties ?? {}).map(([name, one]) => field(name, one, required.includes(name)))}
    ${typeof anyOther === 'object' && field('any name', anyOther, false)}
  </ul>`;
}

const field = (name: string, schema: Schema, isRequired: boolean): Html =>
  html`<li>
    <code class="name">${name}</code> <span class="kind">${kindOf(schema)}</span>${limitsOf(schema)}
    ${!isRequired && html`<span class="optional">optional</span>`}
    ${schema.description && html`<span class="about">${words(schema.description)}</span>`} ${fieldsOf(schema)}
  </li>`;
