import { GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from 'graphql';

const MAX_DEPTH = 8;
const META = /^__(?:schema|type)$/;

/** What any document may cost, over HTTP as over WebSocket. */
export const PARSE_OPTIONS = { maxTokens: 2_000 };
export const VALIDATION_OPTIONS = { maxErrors: 5 };

/** No field stands more than 8 below the root; the schema's own description of itself does. */
const depthRule: ValidationRule = (context) => {
  const depths = new Map<string, number>();

  function depthOf(set: SelectionSetNode): number {
    return set.selections.reduce((deepest, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return Math.max(deepest, depthOfFragment(selection.name.value));
      if (selection.kind === Kind.INLINE_FRAGMENT) return Math.max(deepest, depthOf(selection.selectionSet));
      if (!selection.selectionSet) return Math.max(deepest, 1);
      return META.test(selection.name.value) ? deepest : Math.max(deepest, 1 + depthOf(selection.selectionSet));
    }, 0);
  }

  function depthOfFragment(name: string): number {
    const known = depths.get(name);
    if (known !== undefined) return known;
    // One that leads back to itself is refused by another rule.
    depths.set(name, 0);
    const fragment = context.getFragment(name);
    const depth = fragment ? depthOf(fragment.selectionSet) : 0;
    depths.set(name, depth);
    return depth;
  }

  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet) <= MAX_DEPTH) return;
      context.reportError(new GraphQLError(`The document is more than ${MAX_DEPTH} fields deep.`, { nodes: node }));
    },
  };
};

export const VALIDATION_RULES: ValidationRule[] = [depthRule];
