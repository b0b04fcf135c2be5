import { and, eq, or, sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { orders, payments, users } from '../../../db/schema.ts';
import { jsonRows } from '../../../db/sql-rows.ts';
import { badRequest } from '../../../http/errors.ts';
import { type Message, wordsOf } from '../../../http/messages.ts';
import { codesIn } from '../code.ts';
import { errorMessages } from '../error-messages.ts';
import { statementMessages } from '../messages.ts';
import { isManual, type Method } from '../methods.ts';
import { amountOf, isPaid, type OrderRow } from '../order.ts';
import { readStatement, type StatementLine } from './read.ts';

export type Statement = { csv: string; method?: string | undefined; by: number; methods: readonly Method[] };
type Candidate = { order: OrderRow; name: string };
/** `why`: of a line that pays no order. `order`: of a line that was recorded before, the one that it paid. */
export type Verdict = { line: StatementLine; wasUsed: boolean; why: Message | null; order?: Candidate | undefined };

/** Which orders the statement pays. Nothing is changed. */
export async function matchStatement(db: Database, statement: Statement): Promise<Schemas['StatementMatch']> {
  const method = walletOf(statement);
  const verdicts = await judge(db, await readStatement(statement.csv), { method, by: statement.by });
  return {
    matched: verdicts.filter(({ why }) => why === null).map(view),
    unmatched: verdicts.filter(({ why, wasUsed }) => why !== null && !wasUsed).map(view),
    already_used: verdicts.filter(({ wasUsed }) => wasUsed).map(view),
  };
}

/** The method of the statement's wallet. Throws 400 where there are several and none is named. */
export function walletOf({ method, methods }: Pick<Statement, 'method' | 'methods'>): string {
  const wallets = methods.flatMap(({ id, kind }) => (kind === 'MANUAL' ? id : []));
  const found = method === undefined && wallets.length === 1 ? wallets[0] : wallets.find((id) => id === method);
  if (found === undefined) throw badRequest(errorMessages.sayWhichWallet({ methods: wallets }), 'method');
  return found;
}

const view = ({ line: { line, reference, amount, payer, date }, why, order: candidate }: Verdict) => ({
  line,
  reference,
  amount,
  payer,
  date,
  order: candidate?.order.id ?? null,
  code: candidate?.order.code ?? null,
  name: candidate?.name ?? null,
  why: why && wordsOf(why),
});

/** In the order of the lines. `by`: who settles. */
export async function judge(
  db: Database,
  lines: readonly StatementLine[],
  { method, by }: { method: string; by: number },
): Promise<Verdict[]> {
  const candidates = await readCandidates(db, lines, method);
  const recorded = await readRecorded(db, lines, method);
  const alike = Map.groupBy(lines, ({ reference }) => reference);
  const verdicts = lines.map((line): Verdict => {
    const { reference } = line;
    const earlier = line.refusal ? undefined : recorded.get(reference);
    if (earlier) return { line, wasUsed: true, ...earlier };
    const found = findCandidate(line, candidates);
    const order = 'id' in found ? undefined : found;
    const why =
      line.refusal ??
      repetitionOf(line, alike.get(reference)!) ??
      ('id' in found ? found : refusalOf(line, found.order, by));
    return { line, wasUsed: false, order, why };
  });
  return refuseTwoLines(verdicts);
}

const textsIn = (texts: readonly string[]) => sql`(select jsonb_array_elements_text(${jsonRows(texts)}))`;

/** Orders that the lines may mean, by code and by the TrxID that their readers entered. */
async function readCandidates(db: Database, lines: readonly StatementLine[], method: string) {
  const entered = and(
    eq(orders.method, method),
    sql`${orders.transaction} in ${textsIn(lines.map(({ reference }) => reference))}`,
  );
  const named = sql`${orders.code} in ${textsIn(lines.flatMap(({ note }) => codesIn(note)))}`;
  const rows = await db
    .select({ order: orders, name: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user))
    .where(or(entered, named));
  return {
    byCode: new Map(rows.map((row): [string, Candidate] => [row.order.code, row])),
    byTransaction: new Map(
      rows.flatMap((row): [string, Candidate][] =>
        row.order.method === method && row.order.transaction !== null ? [[row.order.transaction, row]] : [],
      ),
    ),
  };
}

/** What references were recorded for, by reference. */
async function readRecorded(db: Database, lines: readonly StatementLine[], method: string) {
  const reference = sql<string>`upper(${payments.reference})`;
  const rows = await db
    .select({ reference, order: orders, name: users.name })
    .from(payments)
    .leftJoin(orders, eq(orders.id, payments.order))
    .leftJoin(users, eq(users.id, orders.user))
    .where(and(eq(payments.method, method), sql`${reference} in ${textsIn(lines.map((line) => line.reference))}`));
  return new Map(
    rows.map(({ reference, order, name }) => [
      reference,
      order
        ? { order: { order, name: name! }, why: statementMessages.usedForOrder({ code: order.code }) }
        : { order: undefined, why: statementMessages.used() },
    ]),
  );
}

type Candidates = Awaited<ReturnType<typeof readCandidates>>;

/** Or why there is none. */
function findCandidate({ note, reference }: StatementLine, { byCode, byTransaction }: Candidates): Candidate | Message {
  const named = codesIn(note).flatMap((code) => byCode.get(code) ?? []);
  const entered = byTransaction.get(reference);
  if (named.length > 1) {
    return statementMessages.severalOrders({ codes: named.map(({ order }) => order.code) });
  }
  if (entered && named[0] && entered.order.id !== named[0].order.id) {
    return statementMessages.twoOrders({ entered: entered.order.code, named: named[0].order.code });
  }
  return named[0] ?? entered ?? statementMessages.noOrder();
}

/** A line of the same TrxID stands before it, or one says something else. */
function repetitionOf(line: StatementLine, alike: readonly StatementLine[]): Message | null {
  const other = alike.find(({ amount }) => amount !== line.amount);
  if (other) return statementMessages.otherAmounts({ line: other.line });
  const first = alike[0]!;
  return first === line ? null : statementMessages.repeated({ line: first.line });
}

/** Money that comes late pays an order that was given up or has expired. */
function refusalOf({ amount }: StatementLine, order: OrderRow, by: number): Message | null {
  const { code, state, method, user } = order;
  if (isPaid(order)) return statementMessages.paid({ code });
  if (state === 'FAILED') return statementMessages.failed({ code });
  if (state === 'CHECKING' && !isManual(method)) return statementMessages.asked({ code });
  if (user === by) return statementMessages.ownOrder({ code });
  const due = amountOf(order);
  return amount === due ? null : statementMessages.otherAmount({ code, due });
}

function refuseTwoLines(verdicts: readonly Verdict[]): Verdict[] {
  const paying = Map.groupBy(
    verdicts.filter(({ why }) => why === null),
    ({ order: candidate }) => candidate!.order.id,
  );
  return verdicts.map((verdict) => {
    const same = verdict.why === null ? paying.get(verdict.order!.order.id)! : [];
    if (same.length < 2) return verdict;
    const lines = same.map(({ line }) => line.line);
    return { ...verdict, why: statementMessages.twoLines({ code: verdict.order!.order.code, lines }) };
  });
}
