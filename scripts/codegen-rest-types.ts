// Types of the REST API's bodies.
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { printTypes } from '../schema/rest/print-types.ts';

export const plugin: PluginFunction = () => printTypes();
