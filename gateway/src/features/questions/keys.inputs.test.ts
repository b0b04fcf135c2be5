import { mtfRow, ofAnatomy, pageRow, saqRow, sbaRow, YEAR_CALL } from '../../testing/rows.ts';
import { describeVariations } from '../../testing/upstream-variations/describe-variations.ts';
import { unreadable, type Variation } from '../../testing/upstream-variations/variation.ts';

const QUERY = ofAnatomy('yearQuestions(year: 2024) { questions { id } unreadable }');
const ofPage = (ids: string[], lost: number) => ({
  boardSubject: { yearQuestions: { questions: ids.map((id) => ({ id })), unreadable: lost } },
});

/** A question that is refused, between two that are not. */
const refused = (name: string, row: unknown, field: string, id: string): Variation => ({
  name,
  upstream: { [YEAR_CALL]: pageRow([sbaRow({ _id: 'q1' }), row, sbaRow({ _id: 'q3' })]) },
  query: QUERY,
  data: ofPage(['q1', 'q3'], 1),
  log: [unreadable(`GET ${YEAR_CALL}`, field, id)],
});
const accepted = (name: string, row: { _id: string }): Variation => ({
  name,
  upstream: { [YEAR_CALL]: pageRow([row]) },
  query: QUERY,
  data: ofPage([row._id], 0),
});

const withKeys = (keys: unknown[], row: { _id: string } = sbaRow()) => ({
  ...row,
  options: keys.map((key, index) => ({ key, text: `Option ${index}`, correct: index === 0 })),
});
const withLabels = (...labels: unknown[]) => ({
  ...saqRow(),
  parts: labels.map((label) => ({ label, text: 'Name it.', marks: 1, points: [] })),
});

const same = (keys: unknown[], row?: { _id: string }) =>
  refused(`the keys ${JSON.stringify(keys)}`, withKeys(keys, row), 'options.key', row?._id ?? '1042');
const sameLabels = (...labels: unknown[]) =>
  refused(`the labels ${JSON.stringify(labels)}`, withLabels(...labels), 'parts.label', '1044');

describeVariations({
  keys: [
    same(['A', 'A', 'C']),
    same(['A', 'B', 'C', 'D', 'A']),
    same(['A', 'a']),
    same(['A', ' A ']),
    same([1, '1']),
    same(['B', null]),
    same([undefined, 'A']),
    same(['A', 'A'], mtfRow()),
    sameLabels('a', 'a'),
    sameLabels('a', 'b', 'A'),
    sameLabels(1, '1'),
    accepted('keys in another order', withKeys(['C', 'A', 'B'])),
    accepted('keys that are numbers', withKeys([1, 2, 3])),
    accepted('no keys', withKeys([null, undefined, null])),
    accepted('one key at its own place', withKeys([null, 'B'])),
    accepted('parts with labels', withLabels('a', 'b', 'i')),
  ],
  stems: [
    refused('no word in the stem', sbaRow({ stem: ' \n' }), 'stem', '1042'),
    refused('an empty stem', sbaRow({ stem: '' }), 'stem', '1042'),
  ],
});
