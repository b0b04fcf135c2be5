import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a selection comes to once its fragments are put in. */
type Selected = { depth: number; rootFields: number; fields: number; aliases: number; directives: number };
/** That, and the fragments that the document has, with and without a name. */
export type Shape = Selected & { fragments: number };
type WithDirectives = { directives?: readonly unknown[] | undefined };

const NOTHING: Selected = { depth: 0, rootFields: 0, fields: 0, aliases: 0, directives: 0 };
// How deep the schema describes itself is graphql-js's to limit.
const META = /^__(?:schema|type)$/;

/**
 * The shape of a document's largest operation or fragment, count by count, in one pass over what is written: a fragment
 * is counted once, however often it is used.
 */
export function shapeOf({ definitions }: DocumentNode): Shape {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  let fragmentCount = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const known = new Map<string, Selected>();

  const ofSet = ({ selections }: SelectionSetNode): Selected => selections.map(ofSelection).reduce(plus, NOTHING);

  function ofSelection(selection: SelectionNode): Selected {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return withDirectives(selection, ofFragment(selection.name.value));
    if (selection.kind === Kind.INLINE_FRAGMENT) fragmentCount += 1;
    const below = selection.selectionSet ? ofSet(selection.selectionSet) : NOTHING;
    return withDirectives(selection, selection.kind === Kind.FIELD ? ofField(selection, below) : below);
  }

  function ofFragment(name: string): Selected {
    const counted = known.get(name);
    if (counted) return counted;
    // One that leads back to itself is refused by another rule.
    known.set(name, NOTHING);
    const fragment = fragments.get(name);
    const shape = fragment ? withDirectives(fragment, ofSet(fragment.selectionSet)) : NOTHING;
    known.set(name, shape);
    return shape;
  }

  const shapes = operations.map((operation) =>
    (operation.variableDefinitions ?? []).reduce(
      (shape, variable) => withDirectives(variable, shape),
      withDirectives(operation, ofSet(operation.selectionSet)),
    ),
  );
  // A fragment stands nowhere: only where it is used does it have a depth.
  const alone = [...fragments.keys()].map((name) => ({ ...ofFragment(name), depth: 0, rootFields: 0 }));
  return { ...[...shapes, ...alone].reduce(larger, NOTHING), fragments: fragmentCount };
}

const ofField = ({ name, alias }: FieldNode, below: Selected): Selected => ({
  ...below,
  depth: META.test(name.value) ? 0 : 1 + below.depth,
  rootFields: 1,
  fields: 1 + below.fields,
  aliases: below.aliases + (alias ? 1 : 0),
});

const withDirectives = ({ directives }: WithDirectives, shape: Selected): Selected =>
  directives?.length ? { ...shape, directives: shape.directives + directives.length } : shape;

const plus = (one: Selected, other: Selected): Selected => ({
  depth: Math.max(one.depth, other.depth),
  rootFields: one.rootFields + other.rootFields,
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
  directives: one.directives + other.directives,
});

const larger = (one: Selected, other: Selected): Selected => ({
  depth: Math.max(one.depth, other.depth),
  rootFields: Math.max(one.rootFields, other.rootFields),
  fields: Math.max(one.fields, other.fields),
  aliases: Math.max(one.aliases, other.aliases),
  directives: Math.max(one.directives, other.directives),
});
