type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? Word extends ''
    ? CamelCase<Rest>
    : `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name;
type CamelCased<Row> = { [Name in keyof Row as CamelCase<Name & string>]: Row[Name] };

const names = new Map<string, string>();

function camelCase(name: string): string {
  const known =
    names.get(name) ?? name.replace(/^_/, '').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  names.set(name, known);
  return known;
}

/** The row with the graph's names: `took_ms` as `tookMs`, `_id` as `id`. */
export const toCamelCase = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value])) as CamelCased<Row>;
