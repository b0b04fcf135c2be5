import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { execute, Kind, parse, print, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { PARSE_OPTIONS, tooComplex, validateDocument } from '../document-limits.ts';
import { nodeCounter } from './node-count.ts';
import { DOCUMENT_LIMITS } from './settings.ts';
import { filled, isList, nodesIn, objectTypes, queryOf, schema, sizeOf } from '../../testing/queries.ts';

const nodesOf = nodeCounter(schema);
const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);

describe('C2: the count is the largest possible response', () => {
  test('every list of the schema has @listSize, and nothing else has', () => {
    for (const type of objectTypes) {
      for (const field of Object.values(type.getFields())) {
        expect(sizeOf(field) !== undefined, `${type.name}.${field.name} and @listSize`).toBe(isList(field));
        for (const name of sizeOf(field)?.slicingArguments ?? []) {
          expect(field.args.map((argument) => argument.name)).toContain(name);
        }
      }
    }
  });

  test('of random queries, over a server with full lists', async () => {
    let executed = 0;
    let refused = 0;
    const property = fc.asyncProperty(
      fc.array(fc.nat({ max: 10_000 }), { minLength: 40, maxLength: 120 }),
      fc.record({ n: fc.integer({ min: 0, max: 150 }) }, { requiredKeys: [] }),
      async (choices, variableValues) => {
        const query = queryOf(choices);
        const document = parse(query);
        const count = nodesOf(document, operationsOf(document)[0]!, variableValues);
        if (tooComplex(count)) {
          refused += 1;
          expect(count).toBeGreaterThan(DOCUMENT_LIMITS.nodes);
          return;
        }
        const { data, errors } = await execute({ schema, document, variableValues, fieldResolver: filled });
        expect(errors, query).toBeUndefined();
        // Without the root object.
        expect(nodesIn(data) - 1, query).toBe(count);
        executed += 1;
      },
    );
    await fc.assert(property, { numRuns: 500 });
    expect(executed).toBeGreaterThan(100);
    // About 15 random fields; testing/hostile-documents.ts has the rejected ones.
    expect(refused).toBeGreaterThan(0);
  });

  test('skipped fields count too: the count is never too low', async () => {
    const document = parse('query ($no: Boolean!) { boards @skip(if: $no) { code } banners { id } }');
    expect(nodesOf(document, operationsOf(document)[0]!, { no: true })).toBe(4 + 20);
  });

  test('of the named operation', () => {
    const document = parse('query A { boards { code } } query B { banners { id } }');
    expect(operationsOf(document).map((one) => nodesOf(document, one, {}))).toEqual([4, 20]);
  });
});

describe('the operations of the web client', () => {
  const folder = new URL('../../../../web/src/', import.meta.url).pathname;
  const whole = parse(
    globSync('**/*.graphql', { cwd: folder })
      .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
      .join('\n'),
  );
  const fragments = new Map(
    whole.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );

  /** An operation with the fragments that it uses, as the client sends it. */
  function sent(operation: OperationDefinitionNode): DocumentNode {
    const used = new Set<string>();
    const gather = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { kind, name } = node as { kind?: string; name?: { value: string } };
      if (kind === Kind.FRAGMENT_SPREAD && !used.has(name!.value)) {
        used.add(name!.value);
        gather(fragments.get(name!.value));
      }
      for (const [key, value] of Object.entries(node)) if (key !== 'loc') gather(value);
    };
    gather(operation);
    return { kind: Kind.DOCUMENT, definitions: [operation, ...[...used].map((name) => fragments.get(name)!)] };
  }

  const operations = operationsOf(whole).map((operation) => [operation.name!.value, operation] as const);

  test('are all listed', () => expect(operations.length).toBeGreaterThan(25));

  test.each(operations)('%s is within every limit', (_name, operation) => {
    const document = parse(print(sent(operation)), PARSE_OPTIONS);
    expect(validateDocument(schema, document)).toEqual([]);
    const nodes = nodesOf(document, operationsOf(document)[0]!, { limit: 100 });
    expect(nodes).toBeLessThanOrEqual(DOCUMENT_LIMITS.nodes);
  });
});
