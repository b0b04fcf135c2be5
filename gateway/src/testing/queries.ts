import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { readSchema } from 'schema/graph.ts';

/** The schema without resolvers. */
export const schema = readSchema();

type Field = GraphQLField<unknown, unknown>;
type Size = { assumedSize: number; slicingArguments: string[] };

export const isList = ({ type }: Field) => isListType(getNullableType(type));
export const sizeOf = ({ astNode }: Field) =>
  getDirectiveValues(schema.getDirective('listSize')!, astNode!) as Size | undefined;
export const objectTypes = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

const LEAVES: Record<string, unknown> = { Int: 1, Float: 0.5, Boolean: true };

/** Resolves any field, with as many entries as the schema allows. */
export const filled: GraphQLFieldResolver<unknown, unknown, Record<string, unknown>> = (
  _root,
  args,
  _context,
  info,
) => {
  const type = getNamedType(info.returnType);
  const leaf = isEnumType(type) ? type.getValues()[0]!.value : (LEAVES[type.name] ?? 'text');
  const one: unknown = isObjectType(type) ? {} : leaf;
  const field = info.parentType.getFields()[info.fieldName]!;
  if (!isList(field)) return one;
  const { assumedSize, slicingArguments } = sizeOf(field)!;
  const asked = slicingArguments.map((name) => args[name] as number);
  return Array.from({ length: Math.min(assumedSize, ...asked) }, () => one);
};

/** Objects and list entries in a response. */
export function nodesIn(value: unknown): number {
  const below = (values: unknown[]) => values.reduce<number>((sum, one) => sum + nodesIn(one), 0);
  if (Array.isArray(value)) return below(value) + value.filter((one) => typeof one !== 'object').length;
  return typeof value === 'object' && value !== null ? 1 + below(Object.values(value)) : 0;
}

/** A value of any type; inputs with their required fields. */
function valueOf(type: GraphQLNamedType): string {
  if (type.name === 'Boolean') return 'true';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return '"x"';
  const needed = Object.values(type.getFields()).filter(isRequiredInputField);
  return `{ ${needed.map((field) => `${field.name}: ${valueOf(getNamedType(field.type))}`).join(', ')} }`;
}

/** A query made from numbers: fields, aliases, fragments, and arguments as literals, variables or missing. */
export function queryOf(choices: readonly number[]): string {
  let taken = 0;
  let named = 0;
  const fragments: string[] = [];
  const choose = (from: number) => (choices[taken++ % choices.length]! + taken) % from;

  function argument({ name, type, defaultValue }: GraphQLArgument): string[] {
    if (!isNonNullType(type) || (defaultValue !== undefined && choose(3) === 0)) return [];
    const named = getNamedType(type);
    if (named.name !== 'Int') return [`${name}: ${valueOf(named)}`];
    return [choose(2) ? `${name}: ${choose(120)}` : `${name}: $n`];
  }

  function fieldOf(field: Field, depth: number): string {
    const type = getNamedType(field.type);
    const args = field.args.flatMap(argument);
    const alias = choose(4) === 0 ? `a${named++}: ` : '';
    const head = `${alias}${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
    return isObjectType(type) ? `${head} ${setOf(type, depth - 1)}` : head;
  }

  function setOf(type: GraphQLObjectType, depth: number): string {
    const mayStand = Object.values(type.getFields()).filter(
      (one) => depth > 1 || !isObjectType(getNamedType(one.type)),
    );
    const fields =
      mayStand.length === 0 ? [] : Array.from({ length: 1 + choose(3) }, () => mayStand[choose(mayStand.length)]!);
    // With its own alias if its arguments may differ.
    const written = fields.map((field) =>
      field.args.length > 0 ? `b${named++}: ${fieldOf(field, depth).replace(/^a\d+: /, '')}` : fieldOf(field, depth),
    );
    const body = `{ __typename ${written.join(' ')} }`;
    if (choose(5) === 0) return `{ __typename ... on ${type.name} ${body} }`;
    if (choose(5) > 0) return body;
    const name = `F${named++}`;
    fragments.push(`fragment ${name} on ${type.name} ${body}`);
    return `{ ...${name} ...${name} }`;
  }

  const operation = setOf(schema.getQueryType()!, 6);
  return `query ($n: Int! = 3) ${operation} ${fragments.join(' ')}`.replace(
    /^query \(\$n: Int! = 3\)(?!.*\$n\b)/s,
    'query',
  );
}
