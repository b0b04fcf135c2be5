import {
  getDirectiveValues,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The points of an operation's root fields by `@cost`, per response name. */
export function fieldPoints(schema: GraphQLSchema) {
  const cache = new WeakMap<OperationDefinitionNode, number>();
  const cost = schema.getDirective('cost')!;

  return (document: DocumentNode, operation: OperationDefinitionNode): number => {
    let points = cache.get(operation);
    if (points === undefined) cache.set(operation, (points = count(document, operation)));
    return points;
  };

  function count(document: DocumentNode, operation: OperationDefinitionNode): number {
    const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
    const pointsByName = new Map<string, number>();
    const visited = new Set<FragmentDefinitionNode>();

    function collect({ selections }: SelectionSetNode): void {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) {
          const astNode = fields[selection.name.value]?.astNode;
          const weight = astNode && getDirectiveValues(cost, astNode)?.weight;
          if (weight !== undefined) pointsByName.set((selection.alias ?? selection.name).value, Number(weight));
          continue;
        }
        if (selection.kind === Kind.INLINE_FRAGMENT) {
          collect(selection.selectionSet);
          continue;
        }
        const fragment = fragments.get(selection.name.value);
        if (!fragment || visited.has(fragment)) continue;
        visited.add(fragment);
        collect(fragment.selectionSet);
      }
    }
    collect(operation.selectionSet);
    return [...pointsByName.values()].reduce((sum, points) => sum + points, 0);
  }
}
