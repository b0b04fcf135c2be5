// The names of the web client's operations, as labels of the gateway's metrics.
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind } from 'graphql';

export const plugin: PluginFunction = (_schema, documents) => {
  const names = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : []));
  return `export const OPERATIONS: readonly string[] = ${JSON.stringify([...new Set(names)].sort(), null, 2)};\n`;
};
