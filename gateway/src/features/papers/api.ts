import DataLoader from 'dataloader';
import type { MixInput, PaperAnswerInput, PaperInput, PaperSheetInput } from '../../graphql.generated.ts';
import { withConflict } from '../../graphql/conflict.ts';
import { badInput, graphqlError } from '../../graphql/errors.ts';
import { pageParams, type Page } from '../../graphql/pages.ts';
import type { RestClient } from '../../rest/client.ts';
import type { RequestBody, Schemas } from '../../rest/contract.ts';
import { isId, path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { paperMessages } from './messages.ts';
import * as rows from './rows.ts';

type Subject = { board: string; prof: string; subject: string };

/** Not in the specification: a server may have no papers. */
export function papersApi(rest: RestClient) {
  const read = (id: string) => rest.get(path`/papers/${checked(id)}`, rows.onePaper);
  // Papers of a list come without questions, which are fetched when an operation selects them.
  const loader = new DataLoader<string, rows.PaperRow>((ids) => Promise.all(ids.map(read)));

  return {
    rules: () => rest.getPublic('/papers/rules', rows.ruleList),
    sittings: (params: Subject) => rest.getPublic('/papers/sittings', rows.sittingList, { params }),
    shared: async (id: string) => (isId(id) ? orNull(() => rest.get(path`/papers/${id}/shared`, rows.shared)) : null),
    matches: (mix: MixInput) => rest.post('/papers/matches', mixRow(mix), rows.matches),
    list: (page: Page) => rest.get('/papers', rows.paperList, { params: pageParams(page) }),
    paper: async (id: string) => (isId(id) ? orNull(() => read(id)) : null),
    whole: (id: string) => loader.load(id),
    comparison: (id: string) => rest.get(path`/papers/${checked(id)}/comparison`, rows.comparison),

    start: (input: PaperInput) => orConflict(rest.post('/papers', inputRow(input), rows.onePaper)),
    async answer(id: string, answers: readonly PaperAnswerInput[]) {
      try {
        return await rest.patch(
          path`/papers/${checked(id)}/answers`,
          { answers: answers.map(answerRow) } satisfies RequestBody<'answerPaper'>,
          rows.onePaper,
        );
      } catch (error) {
        if (!(error instanceof UpstreamError) || error.upstreamCode !== 'PAPER_OVER') throw error;
        throw graphqlError('PAPER_OVER', error.text || paperMessages.over());
      }
    },
    finish: (id: string) => rest.post(path`/papers/${checked(id)}/finish`, {}, rows.onePaper),
    mark: (input: PaperInput, sheet: PaperSheetInput) =>
      orConflict(
        rest.post(
          '/papers/marked',
          {
            paper: { ...inputRow(input), id: checked(input.id ?? '') },
            sheet: sheetRow(sheet),
          } satisfies RequestBody<'markPaper'>,
          rows.onePaper,
        ),
      ),
    name: (id: string, named: boolean) =>
      rest.put(path`/papers/${checked(id)}/name`, { named } satisfies RequestBody<'nameResult'>, rows.onePaper),
  };
}

export type PapersApi = ReturnType<typeof papersApi>;

function checked(id: string): string {
  if (!isId(id)) throw badInput('id', paperMessages.badId());
  return id;
}

async function orNull<Row>(call: () => Promise<Row>): Promise<Row | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof UpstreamError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

const orConflict = <Row>(call: Promise<Row>) => withConflict(call, paperMessages.idTaken());

const inputRow = ({ copyOf, utcOffsetMinutes, mix, ...input }: PaperInput): Schemas['PaperInput'] => ({
  ...input,
  copy_of: copyOf,
  mix: mix && mixRow(mix),
  utc_offset_minutes: utcOffsetMinutes,
});

const mixRow = ({ fromYear, toYear, saqAnswerAny, ...mix }: MixInput): Schemas['MixInput'] => ({
  ...mix,
  from_year: fromYear,
  to_year: toYear,
  saq_answer_any: saqAnswerAny,
});

const answerRow = <Answer extends Pick<PaperAnswerInput, 'tookMs'>>({ tookMs, ...answer }: Answer) => ({
  ...answer,
  took_ms: tookMs,
});

const sheetRow = ({ startedAt, endsAt, finishedAt, items }: PaperSheetInput): Required<Schemas['PaperSheetInput']> => ({
  started_at: startedAt,
  ends_at: endsAt,
  finished_at: finishedAt,
  items: items.map(answerRow),
});
