import { sbaRow } from './rows.ts';

export const ruleRow = () => ({
  id: 'PROF',
  name: 'Professional examination',
  sba_right: 1,
  sba_wrong: 0,
  mtf_statement_right: 0.2,
  mtf_statement_wrong: 0,
  pass_share: 0.6,
  seconds_per_question: 90,
  seconds_per_mark: 129,
});

/** An open examination with one question, in the REST API's form. */
export const paperRow = (fields: object = {}) => ({
  id: 'p1',
  title: 'Anatomy: 1 SBA',
  mode: 'EXAM',
  rule: ruleRow(),
  state: 'OPEN',
  started_at: '2026-11-22T09:00:00.000Z',
  ends_at: '2026-11-22T09:02:00.000Z',
  now: '2026-11-22T09:00:00.000Z',
  finished_at: null,
  named: false,
  sections: [{ kind: 'SBA', answer_any: null, items: [itemRow()] }],
  result: null,
  ...fields,
});

export function itemRow(fields: object = {}) {
  const { _id, type, stem, options } = sbaRow();
  return {
    number: 1,
    asked: { _id, type, stem, options: options.map(({ key, text }) => ({ key, text })), parts: [] },
    answer: null,
    flagged: false,
    took_ms: null,
    out_of: 1,
    question: null,
    outcome: null,
    marks: null,
    ...fields,
  };
}
