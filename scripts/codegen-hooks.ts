// The published React hooks plugin does not type-check against Apollo Client 4.
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, type OperationDefinitionNode } from 'graphql';

const HOOKS = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' } as const;

const pascal = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function hook(operation: OperationDefinitionNode) {
  const name = pascal(operation.name?.value ?? '');
  const suffix = pascal(operation.operation);
  const types = `${name}${suffix}, ${name}${suffix}Variables`;
  const base = `Apollo.${HOOKS[operation.operation]}`;
  const document = `${name}Document`;
  if (operation.operation === 'mutation') {
    return `export const use${name}${suffix} = (options?: ${base}.Options<${types}>) => ${base}(${document}, options);`;
  }
  const needsVariables = operation.variableDefinitions?.some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue,
  );
  return needsVariables
    ? `export const use${name}${suffix} = (options: (${base}.Options<${types}> & { variables: ${name}${suffix}Variables }) | Apollo.SkipToken) => ${base}(${document}, options);`
    : `export const use${name}${suffix} = (options: ${base}.Options<${types}> = {}) => ${base}(${document}, options);`;
}

export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .filter((operation) => operation.name);
  if (operations.length === 0) return '';
  return {
    prepend: ["import * as Apollo from '@apollo/client/react';"],
    content: operations.map(hook).join('\n'),
  };
};
