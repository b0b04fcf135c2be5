import { openDocument, pointerTo, type Operation, type Parameter, type Response } from './document.ts';

export const BASE_PATH = '/med/api/v1';

/** `path` is relative to the base, with or without its query. */
type ActualResponse = { method: string; path: string; status: number; headers: Headers; body: unknown };
/** Header names in lower case; `body` if it is JSON. */
type ActualCall = { method: string; path: string; headers: Record<string, unknown>; body?: unknown };

// Headers of HTTP itself, which an OpenAPI document does not describe.
const HTTP_HEADERS = new Set(
  (
    'accept accept-encoding accept-language authorization connection content-length content-type cookie host keep-alive ' +
    'transfer-encoding user-agent x-gateway-key if-none-match'
  ).split(' '),
);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';

type OpenDocument = ReturnType<typeof openDocument>;
type Route = ReturnType<typeof routesOf>[number];

/** Checks calls and responses against the OpenAPI document. Each check returns the problems it finds. */
export function restContract() {
  const open = openDocument();
  const operations = routesOf(open);
  const contract = { open, find: (method: string, path: string) => findRoute(operations, method, path) };
  return {
    document: open.document,
    operations,
    find: contract.find,
    parametersOf: (route: Route) => parametersOf(open, route),
    problemsOf: open.problems,
    responseProblems: (response: ActualResponse) => responseProblems(contract, response),
    callProblems: (call: ActualCall) => callProblems(contract, call),
  };
}

type Contract = { open: OpenDocument; find: (method: string, path: string) => Route | undefined };

function routesOf({ document }: OpenDocument) {
  return Object.entries(document.paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      // The public id of a picture may contain slashes, which a template cannot express.
      const value = (name: string) => (name === '{publicId}' ? '(.+)' : '([^/]+)');
      const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, value)}$`);
      return [{ method: method.toUpperCase(), template, names, pattern, operation, shared: item.parameters ?? [] }];
    }),
  );
}

/** Of several routes, the one with the most fixed segments. */
const findRoute = (routes: readonly Route[], method: string, path: string): Route | undefined =>
  routes
    .filter((one) => one.method === method && one.pattern.test(path))
    .toSorted((a, b) => a.names.length - b.names.length)[0];

function parametersOf(open: OpenDocument, { template, method, operation, shared }: Route) {
  const resolveAll = (parts: string[], list: Operation['parameters'] = []) =>
    list.map((one, index) => {
      const { part, pointer } = open.resolve<Parameter>(one, pointerTo('paths', template, ...parts, `${index}`));
      return { ...part, pointer: `${pointer}/schema` };
    });
  return [
    ...resolveAll(['parameters'], shared),
    ...resolveAll([method.toLowerCase(), 'parameters'], operation.parameters),
  ];
}

function responseProblems({ open, find }: Contract, actual: ActualResponse): string[] {
  const { method, path, status, headers, body } = actual;
  const route = find(method, path.split('?')[0]!);
  if (!route) {
    const isError = open.problems(pointerTo('components', 'schemas', 'Error'), body).length === 0;
    return isError && [401, 404].includes(status) ? [] : ['is no call of the contract'];
  }
  const { template, operation } = route;
  const key = Object.hasOwn(operation.responses, status) ? String(status) : status >= 500 ? 'default' : undefined;
  if (!key) return [`status ${status} is not documented`];
  const own = pointerTo('paths', template, method.toLowerCase(), 'responses', key);
  const { part, pointer } = open.resolve<Response>(operation.responses[key]!, own);
  const headerProblems = Object.entries(part.headers ?? {}).flatMap(([name, { required }]) => {
    const value = headers.get(name);
    if (value === null) return required ? [`header ${name} is missing`] : [];
    return open.problemsOfText(`${pointer}/headers/${name}/schema`, value);
  });
  const type = headers.get('content-type')?.split(';')[0];
  if (!part.content) {
    return type === undefined || status === 302 ? headerProblems : [`a body of ${type} is not documented`];
  }
  if (!type || !Object.hasOwn(part.content, type)) return [`content type ${type} is not documented`];
  if (type !== JSON_TYPE) return headerProblems;
  return [...headerProblems, ...open.problems(`${pointer}/content/application~1json/schema`, body)];
}

function callProblems({ open, find }: Contract, call: ActualCall): string[] {
  const { method, path, headers } = call;
  const url = new URL(path, 'http://contract');
  // HTTP defines HEAD as GET without its body.
  const route = find(method === 'HEAD' ? 'GET' : method, url.pathname);
  if (!route) return ['is no call of the contract'];
  const problems = parameterProblems(open, route, url, headers);
  const needsNoToken = route.operation.security?.length === 0;
  if (headers.authorization !== undefined && needsNoToken) problems.push('a token is sent where none is read');
  return [...problems, ...bodyProblems(open, route, call)];
}

function parameterProblems(
  open: OpenDocument,
  route: Route,
  { pathname, searchParams }: URL,
  headers: ActualCall['headers'],
): string[] {
  const values = {
    path: Object.fromEntries(
      route.names.map((name, index) => [name, decodeURIComponent(route.pattern.exec(pathname)![index + 1]!)]),
    ),
    query: Object.fromEntries(searchParams),
    header: Object.fromEntries(Object.entries(headers).filter(([name]) => !HTTP_HEADERS.has(name))),
  };
  const parameters = parametersOf(open, route);
  const unknown = (['query', 'header'] as const).flatMap((where) =>
    Object.keys(values[where])
      .filter((name) => !parameters.some((one) => one.in === where && isSameName(one.name, name, where)))
      .map((name) => `${where} ${name} is not documented`),
  );
  const wrong = parameters.flatMap((one) => {
    const entry = Object.entries(values[one.in]).find(([name]) => isSameName(one.name, name, one.in));
    if (!entry) return one.required ? [`${one.in} ${one.name} is missing`] : [];
    return open.problemsOfText(one.pointer, String(entry[1])).map((text) => `${one.in} ${one.name}: ${text}`);
  });
  return [...unknown, ...wrong];
}

function bodyProblems(open: OpenDocument, { template, operation }: Route, { method, body }: ActualCall): string[] {
  const { requestBody } = operation;
  if (requestBody && Object.hasOwn(requestBody.content, JSON_TYPE)) {
    const place = ['paths', template, method.toLowerCase(), 'requestBody', 'content', JSON_TYPE, 'schema'];
    return open.problems(pointerTo(...place), body);
  }
  const isEmpty = body === undefined || JSON.stringify(body) === '{}';
  return requestBody || isEmpty ? [] : ['a body is not documented'];
}

const isSameName = (documented: string, actual: string, where: Parameter['in']) =>
  where === 'header' ? documented.toLowerCase() === actual : documented === actual;

let cachedContract: ReturnType<typeof restContract> | undefined;

/** Throws if a response differs from the contract. */
export function expectContractResponse(actual: ActualResponse): void {
  cachedContract ??= restContract();
  const problems = cachedContract.responseProblems(actual);
  if (problems.length === 0) return;
  const { method, path, status, body } = actual;
  throw new Error(
    `${method} ${path} -> ${status}: not as openapi.yml says\n${problems.join('\n')}\n${JSON.stringify(body)}`,
  );
}

/** Describes a call that differs from the contract; undefined if it conforms. */
export function strayCall(call: ActualCall): string | undefined {
  cachedContract ??= restContract();
  const problems = cachedContract.callProblems(call);
  return problems.length === 0 ? undefined : `${call.method} ${call.path}\n  ${problems.join('\n  ')}`;
}
