// The whole OpenAPI document, joined from the files of schema/rest.
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { printDocument } from '../schema/rest/join.ts';

export const plugin: PluginFunction = () => printDocument();
