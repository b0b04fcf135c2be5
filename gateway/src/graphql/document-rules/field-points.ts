import {
  getDirectiveValues,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The points that an operation's root fields cost by their `@cost`, each as often as its answer has it. */
export function fieldPoints(schema: GraphQLSchema) {
  const known = new WeakMap<OperationDefinitionNode, number>();
  const cost = schema.getDirective('cost')!;

  return (document: DocumentNode, operation: OperationDefinitionNode): number => {
    let points = known.get(operation);
    if (points === undefined) known.set(operation, (points = count(document, operation)));
    return points;
  };

  function count(document: DocumentNode, operation: OperationDefinitionNode): number {
    const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    }
    const pointsByName = new Map<string, number>();
    const seen = new Set<FragmentDefinitionNode>();

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
        if (!fragment || seen.has(fragment)) continue;
        seen.add(fragment);
        collect(fragment.selectionSet);
      }
    }
    collect(operation.selectionSet);
    return [...pointsByName.values()].reduce((sum, points) => sum + points, 0);
  }
}
