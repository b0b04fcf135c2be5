import { openDocument, pointerTo, type Answer, type Operation, type Parameter } from './document.ts';

export const BASE_PATH = '/med/api/v1';

/** An answer of the REST API. `path` stands below the base, with or without its query. */
type Answered = { method: string; path: string; status: number; headers: Headers; body: unknown };
/** A call to it. Header names in lower case; `body` where it is JSON. */
type Called = { method: string; path: string; headers: Record<string, unknown>; body?: unknown };

// HTTP's own, which are no business of an OpenAPI document.
const PLAIN_HEADERS = new Set(
  (
    'accept accept-encoding accept-language authorization connection content-length content-type cookie host keep-alive ' +
    'transfer-encoding user-agent x-gateway-key if-none-match'
  ).split(' '),
);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const JSON_TYPE = 'application/json';

/** The REST contract as schema/rest/openapi.yml has it; each check tells what is wrong, or nothing. */
export function restContract() {
  const open = openDocument();
  const operations = Object.entries(open.document.paths).flatMap(([template, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
      // The public id of a picture may have slashes, for which a template has no sign.
      const value = (name: string) => (name === '{publicId}' ? '(.+)' : '([^/]+)');
      const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, value)}$`);
      return [{ method: method.toUpperCase(), template, names, pattern, operation, shared: item.parameters ?? [] }];
    }),
  );
  type Found = (typeof operations)[number];

  /** The operation of a call; the one with more fixed words where two would do. */
  const find = (method: string, path: string): Found | undefined =>
    operations
      .filter((one) => one.method === method && one.pattern.test(path))
      .toSorted((a, b) => a.names.length - b.names.length)[0];

  function parametersOf({ template, method, operation, shared }: Found) {
    const place = (parts: string[], list: Operation['parameters'] = []) =>
      list.map((one, index) => {
        const { part, pointer } = open.resolve<Parameter>(one, pointerTo('paths', template, ...parts, `${index}`));
        return { ...part, pointer: `${pointer}/schema` };
      });
    return [...place(['parameters'], shared), ...place([method.toLowerCase(), 'parameters'], operation.parameters)];
  }

  function answerProblems({ method, path, status, headers, body }: Answered): string[] {
    const found = find(method, path.split('?')[0]!);
    const isError = open.problems(pointerTo('components', 'schemas', 'Error'), body).length === 0;
    // No call of the contract: it must be refused as one.
    if (!found) return isError && [401, 404].includes(status) ? [] : ['is no call of the contract'];
    const { template, operation } = found;
    const key = Object.hasOwn(operation.responses, status) ? String(status) : status >= 500 ? 'default' : undefined;
    if (!key) return [`status ${status} is not documented`];
    const own = pointerTo('paths', template, method.toLowerCase(), 'responses', key);
    const { part, pointer } = open.resolve<Answer>(operation.responses[key]!, own);
    const missing = Object.entries(part.headers ?? {}).flatMap(([name, { required }]) => {
      const value = headers.get(name);
      if (value === null) return required ? [`header ${name} is missing`] : [];
      return open.problemsOfText(`${pointer}/headers/${name}/schema`, value);
    });
    const type = headers.get('content-type')?.split(';')[0];
    if (!part.content) return type === undefined || status === 302 ? missing : [`a body of ${type} is not documented`];
    if (!type || !Object.hasOwn(part.content, type)) return [`content type ${type} is not documented`];
    if (type !== JSON_TYPE) return missing;
    return [...missing, ...open.problems(`${pointer}/content/application~1json/schema`, body)];
  }

  function callProblems({ method, path, headers, body }: Called): string[] {
    const { pathname, searchParams } = new URL(path, 'http://contract');
    // HEAD is GET without its body, everywhere in HTTP.
    const found = find(method === 'HEAD' ? 'GET' : method, pathname);
    if (!found) return ['is no call of the contract'];
    const { operation, template, names } = found;
    const given = {
      path: Object.fromEntries(
        names.map((name, index) => [name, decodeURIComponent(found.pattern.exec(pathname)![index + 1]!)]),
      ),
      query: Object.fromEntries(searchParams),
      header: Object.fromEntries(Object.entries(headers).filter(([name]) => !PLAIN_HEADERS.has(name))),
    };
    const parameters = parametersOf(found);
    const unknown = (['query', 'header'] as const).flatMap((where) =>
      Object.keys(given[where])
        .filter((name) => !parameters.some((one) => one.in === where && sameName(one.name, name, where)))
        .map((name) => `${where} ${name} is not documented`),
    );
    const wrong = parameters.flatMap((one) => {
      const entry = Object.entries(given[one.in]).find(([name]) => sameName(one.name, name, one.in));
      if (!entry) return one.required ? [`${one.in} ${one.name} is missing`] : [];
      return open.problemsOfText(one.pointer, String(entry[1])).map((text) => `${one.in} ${one.name}: ${text}`);
    });
    const isOpen = operation.security?.length === 0;
    const told = [...unknown, ...wrong];
    if (headers.authorization !== undefined && isOpen) told.push('a token is sent where none is read');
    const { requestBody } = operation;
    if (requestBody && Object.hasOwn(requestBody.content, JSON_TYPE)) {
      const place = ['paths', template, method.toLowerCase(), 'requestBody', 'content', JSON_TYPE, 'schema'];
      return [...told, ...open.problems(pointerTo(...place), body)];
    }
    const isEmpty = body === undefined || JSON.stringify(body) === '{}';
    return requestBody || isEmpty ? told : [...told, 'a body is not documented'];
  }

  return {
    document: open.document,
    operations,
    find,
    parametersOf,
    problemsOf: open.problems,
    answerProblems,
    callProblems,
  };
}

const sameName = (documented: string, given: string, where: Parameter['in']) =>
  where === 'header' ? documented.toLowerCase() === given : documented === given;

let known: ReturnType<typeof restContract> | undefined;

/** Throws where an answer is not what the contract says. */
export function expectAnswer(answered: Answered): void {
  known ??= restContract();
  const problems = known.answerProblems(answered);
  if (problems.length === 0) return;
  const { method, path, status, body } = answered;
  throw new Error(
    `${method} ${path} -> ${status}: not as openapi.yml says\n${problems.join('\n')}\n${JSON.stringify(body)}`,
  );
}

/** What is wrong with a call, with the call; nothing where it is one of the contract's. */
export function strayCall(called: Called): string | undefined {
  known ??= restContract();
  const problems = known.callProblems(called);
  return problems.length === 0 ? undefined : `${called.method} ${called.path}\n  ${problems.join('\n  ')}`;
}
