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
type Amount = number | ((variables: Variables) => number);
type ListSize = { assumedSize: number; slicingArguments: string[] };

const META: Record<string, Field> = { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef };
/** Typical sizes of introspection's lists, which have no `@listSize`. */
const META_SIZES: Record<string, number> = {
  fields: 5,
  args: 1,
  inputFields: 1,
  enumValues: 1,
  directives: 10,
  locations: 2,
};

/** Counts the objects and list entries that a response may hold, by `@listSize`. */
export function nodeCounter(schema: GraphQLSchema) {
  const cache = new WeakMap<OperationDefinitionNode, Amount>();

  return (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number => {
    let amount = cache.get(operation);
    if (amount === undefined) cache.set(operation, (amount = amountOf(schema, document, operation)));
    return typeof amount === 'number' ? amount : amount(variables);
  };
}

type Fragments = Map<string, FragmentDefinitionNode>;

function amountOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Amount {
  const fragments: Fragments = new Map();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const listSize = schema.getDirective('listSize')!;
  const defaults: Variables = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

  function ofSets(type: GraphQLCompositeType, sets: SelectionSetNode[]): Amount {
    const fields = new Map<string, [Field, ...FieldNode[]]>();
    for (const set of sets) collect(schema, fragments, type, set, fields);
    return [...fields.values()].map(([field, ...nodes]) => ofField(field, nodes)).reduce(sum, 0);
  }

  function ofField(field: Field, nodes: FieldNode[]): Amount {
    const type = getNamedType(field.type);
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const below = isCompositeType(type) ? ofSets(type, sets) : 0;
    if (isListType(getNullableType(field.type))) return product(sizeOf(field, nodes[0]!), sum(1, below));
    // `ofType` is null for a type that wraps none, as most of a chain are.
    return isCompositeType(type) && field.name !== 'ofType' ? sum(1, below) : below;
  }

  function sizeOf({ name, astNode, args }: Field, node: FieldNode): Amount {
    if (!astNode) return name === 'types' ? Object.keys(schema.getTypeMap()).length : (META_SIZES[name] ?? 1);
    const { assumedSize, slicingArguments } = getDirectiveValues(listSize, astNode) as ListSize;
    const [slicing] = slicingArguments;
    if (slicing === undefined) return assumedSize;
    const clamp = (size: unknown) =>
      Number.isInteger(size) ? Math.min(Math.max(size as number, 0), assumedSize) : assumedSize;
    const value = node.arguments?.find(({ name }) => name.value === slicing)?.value;
    const defaultSize = args.find(({ name }) => name === slicing)?.defaultValue;
    if (!value) return clamp(defaultSize);
    if (value.kind !== Kind.VARIABLE) return clamp(valueFromASTUntyped(value));
    const variable = value.name.value;
    return (variables) => clamp(variables[variable] ?? defaults[variable] ?? defaultSize);
  }

  const root = schema.getRootType(operation.operation);
  return root ? ofSets(root, [operation.selectionSet]) : 0;
}

/** Adds the fields of a selection set and its fragments to `fields`, by response name. */
function collect(
  schema: GraphQLSchema,
  fragments: Fragments,
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
  fields = new Map<string, [Field, ...FieldNode[]]>(),
  visited = new Set<string>(),
) {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const name = (selection.alias ?? selection.name).value;
      const field = META[selection.name.value] ?? fieldOf(type, selection.name.value);
      if (field) fields.set(name, [...(fields.get(name) ?? ([field] as const)), selection]);
      continue;
    }
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
    if (!fragment || (selection.kind === Kind.FRAGMENT_SPREAD && visited.has(selection.name.value))) continue;
    if (selection.kind === Kind.FRAGMENT_SPREAD) visited.add(selection.name.value);
    const narrowed = fragment.typeCondition ? typeFromAST(schema, fragment.typeCondition) : type;
    if (isCompositeType(narrowed)) collect(schema, fragments, narrowed, fragment.selectionSet, fields, visited);
  }
  return fields;
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
