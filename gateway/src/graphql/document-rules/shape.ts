import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Counts = { depth: number; rootFields: number; fields: number; aliases: number; directives: number };
export type Shape = Counts & { fragments: number };
type WithDirectives = { directives?: readonly unknown[] | undefined };

const NOTHING: Counts = { depth: 0, rootFields: 0, fields: 0, aliases: 0, directives: 0 };
// graphql-js limits the depth of introspection.
const META = /^__(?:schema|type)$/;

/** Each count of the document's largest operation or fragment, in one pass: a fragment is visited once. */
export function shapeOf({ definitions }: DocumentNode): Shape {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  let fragmentCount = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const countsByFragment = new Map<string, Counts>();

  const ofSet = ({ selections }: SelectionSetNode): Counts => selections.map(ofSelection).reduce(plus, NOTHING);

  function ofSelection(selection: SelectionNode): Counts {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return withDirectives(selection, ofFragment(selection.name.value));
    if (selection.kind === Kind.INLINE_FRAGMENT) fragmentCount += 1;
    const below = selection.selectionSet ? ofSet(selection.selectionSet) : NOTHING;
    return withDirectives(selection, selection.kind === Kind.FIELD ? ofField(selection, below) : below);
  }

  function ofFragment(name: string): Counts {
    const cached = countsByFragment.get(name);
    if (cached) return cached;
    // Ends a cycle, which another rule rejects.
    countsByFragment.set(name, NOTHING);
    const fragment = fragments.get(name);
    const shape = fragment ? withDirectives(fragment, ofSet(fragment.selectionSet)) : NOTHING;
    countsByFragment.set(name, shape);
    return shape;
  }

  const shapes = operations.map((operation) =>
    (operation.variableDefinitions ?? []).reduce(
      (shape, variable) => withDirectives(variable, shape),
      withDirectives(operation, ofSet(operation.selectionSet)),
    ),
  );
  const alone = [...fragments.keys()].map((name) => ({ ...ofFragment(name), depth: 0, rootFields: 0 }));
  return { ...[...shapes, ...alone].reduce(larger, NOTHING), fragments: fragmentCount };
}

const ofField = ({ name, alias }: FieldNode, below: Counts): Counts => ({
  ...below,
  depth: META.test(name.value) ? 0 : 1 + below.depth,
  rootFields: 1,
  fields: 1 + below.fields,
  aliases: below.aliases + (alias ? 1 : 0),
});

const withDirectives = ({ directives }: WithDirectives, shape: Counts): Counts =>
  directives?.length ? { ...shape, directives: shape.directives + directives.length } : shape;

const plus = (one: Counts, other: Counts): Counts => ({
  depth: Math.max(one.depth, other.depth),
  rootFields: one.rootFields + other.rootFields,
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
});

const larger = (one: Counts, other: Counts): Counts => ({
  depth: Math.max(one.depth, other.depth),
  rootFields: Math.max(one.rootFields, other.rootFields),
  fields: Math.max(one.fields, other.fields),
  aliases: Math.max(one.aliases, other.aliases),
  directives: Math.max(one.directives, other.directives),
});
