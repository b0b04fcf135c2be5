// The REST API's routes, as labels of the gateway's metrics and names in its log.
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { joinDocument } from '../schema/rest/join.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
// Parameters that identify a reader.
const SELF = '#/components/parameters/self';
const USER_ID = '{userId}';

const withoutNames = (template: string) => template.replaceAll(/\{\w+\}/g, '*');
const print = (value: unknown) => JSON.stringify(value, null, 2);

export const plugin: PluginFunction = () => {
  const paths = Object.entries(joinDocument().paths).sort(([a], [b]) => (a < b ? -1 : 1));
  const routes = METHODS.map((method) => [
    method,
    paths.filter(([, item]) => method.toLowerCase() in item).map(([template]) => withoutNames(template)),
  ]);
  const personal = paths
    .filter(([template, item]) => template.includes(USER_ID) || JSON.stringify(item).includes(`"${SELF}"`))
    .map(([template]) => withoutNames(template));
  return `export const ROUTES: Record<string, readonly string[]> = ${print(Object.fromEntries(routes))};

/** Routes with a segment that identifies a reader. */
export const PERSONAL_ROUTES: readonly string[] = ${print(personal)};
`;
};
