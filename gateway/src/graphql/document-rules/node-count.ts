import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  typeFromAST,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;
type Field = GraphQLField<unknown, unknown>;
/** A number where no variable plays a part. */
type Amount = number | ((variables: Variables) => number);
type Sized = { assumedSize: number; slicingArguments: string[] };

const META: Record<string, Field> = { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef };
/** What the schema says of itself has no directives: about so much stands in its lists. */
const META_SIZES: Record<string, number> = {
  fields: 6,
  args: 1,
  inputFields: 1,
  enumValues: 1,
  directives: 10,
  locations: 2,
};

/** How many objects and entries of lists the answer to an operation may hold, by the `@listSize` of its lists. */
export function nodeCounter(schema: GraphQLSchema) {
  const known = new WeakMap<OperationDefinitionNode, Amount>();

  return (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number => {
    let amount = known.get(operation);
    if (amount === undefined) known.set(operation, (amount = amountOf(schema, document, operation)));
    return typeof amount === 'number' ? amount : amount(variables);
  };
}

function amountOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Amount {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const listSize = schema.getDirective('listSize')!;
  const defaults: Variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

  /** The fields of one object, merged by name as execution merges them. */
  function collect(
    type: GraphQLCompositeType,
    { selections }: SelectionSetNode,
    fields = new Map<string, [Field, ...FieldNode[]]>(),
    seen = new Set<string>(),
  ) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const field = META[selection.name.value] ?? fieldOf(type, selection.name.value);
        if (field) fields.set(name, [...(fields.get(name) ?? ([field] as const)), selection]);
        continue;
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      if (!fragment || (selection.kind === Kind.FRAGMENT_SPREAD && seen.has(selection.name.value))) continue;
      if (selection.kind === Kind.FRAGMENT_SPREAD) seen.add(selection.name.value);
      const narrowed = fragment.typeCondition ? typeFromAST(schema, fragment.typeCondition) : type;
      if (isCompositeType(narrowed)) collect(narrowed, fragment.selectionSet, fields, seen);
    }
    return fields;
  }

  function ofSets(type: GraphQLCompositeType, sets: SelectionSetNode[]): Amount {
    const fields = new Map<string, [Field, ...FieldNode[]]>();
    for (const set of sets) collect(type, set, fields);
    return [...fields.values()].map(([field, ...nodes]) => ofField(field, nodes)).reduce(sum, 0);
  }

  function ofField(field: Field, nodes: FieldNode[]): Amount {
    const type = getNamedType(field.type);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const below = isCompositeType(type) ? ofSets(type, sets) : 0;
    if (isListType(getNullableType(field.type))) return product(sizeOf(field, nodes[0]!), sum(1, below));
    // Of a type that wraps none it is null, and so most of a chain of them.
    return isCompositeType(type) && field.name !== 'ofType' ? sum(1, below) : below;
  }

  function sizeOf({ name, astNode, args }: Field, node: FieldNode): Amount {
    if (!astNode) return name === 'types' ? Object.keys(schema.getTypeMap()).length : (META_SIZES[name] ?? 1);
    const { assumedSize, slicingArguments } = getDirectiveValues(listSize, astNode) as Sized;
    const [slicing] = slicingArguments;
    if (slicing === undefined) return assumedSize;
    const sized = (asked: unknown) =>
      Number.isInteger(asked) ? Math.min(Math.max(asked as number, 0), assumedSize) : assumedSize;
    const value = node.arguments?.find(({ name }) => name.value === slicing)?.value;
    const unsaid = args.find(({ name }) => name === slicing)?.defaultValue;
    if (!value) return sized(unsaid);
    if (value.kind !== Kind.VARIABLE) return sized(valueFromASTUntyped(value));
    const variable = value.name.value;
    return (variables) => sized(variables[variable] ?? defaults[variable] ?? unsaid);
  }

  const root = schema.getRootType(operation.operation);
  return root ? ofSets(root, [operation.selectionSet]) : 0;
}

const fieldOf = (type: GraphQLCompositeType, name: string): Field | undefined =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;

const valueOf = (amount: Amount, variables: Variables) => (typeof amount === 'number' ? amount : amount(variables));

function sum(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  return (variables) => valueOf(one, variables) + valueOf(other, variables);
}

function product(one: Amount, other: Amount): Amount {
  if (typeof one === 'number' && typeof other === 'number') return one * other;
  return (variables) => valueOf(one, variables) * valueOf(other, variables);
}
