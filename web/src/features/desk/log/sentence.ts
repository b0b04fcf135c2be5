import { taka } from '../../../components/taka.ts';
import { moment } from '../../studio/shell/index.ts';
import { t } from '../messages/index.ts';

type Params = Record<string, unknown>;
/** `undefined` where the log lacks what the sentence needs: very early ones left out long bodies. */
type Sentence = (params: Params, person: string) => string | undefined;

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The sentence for an action; undefined if there is none. `name` is that of the person whom the action was about. */
export function sentenceOf(action: string, json: string, name: string | undefined) {
  const params = JSON.parse(json) as Params;
  // Earlier versions logged calls that no longer exist.
  if (action === 'other') return text(params['call']) || undefined;
  const words = Object.hasOwn(SENTENCES, action)
    ? SENTENCES[action]!(params, name ?? text(params['user_id']))
    : undefined;
  // They logged trials too.
  return words && params['dry_run'] === 'true' ? t('desk.logDryRun', { what: words }) : words;
}

const setRole: Sentence = ({ role }, person) => (person ? t('desk.logRole', { person, role: text(role) }) : undefined);
const orderEntries: Sentence = ({ kind }) => t('desk.logOrdered', { kind: text(kind) });
const articleStep =
  (step: string): Sentence =>
  ({ id }) =>
    t('desk.logArticle', { step, id: text(id) });
const rebuild: Sentence = () => t('desk.logRebuilt');

const changeMany: Sentence = ({ chapter, topic, author, submit, retire, changed, refused }) => {
  const fields = { chapter, topic, author, submit: submit === true ? 'yes' : undefined, retire };
  const [what, to] = Object.entries(fields).find(([, value]) => value !== undefined) ?? [];
  if (what === undefined) return undefined;
  return t('desk.logChangedMany', { what, to: text(to), count: Number(changed ?? 0), refused: Number(refused ?? 0) });
};

const messageStep =
  (step: 'schedule' | 'change' | 'sent'): Sentence =>
  ({ title, group, send_at: at, readers }, person) =>
    title === undefined
      ? undefined
      : t('desk.logMessage', {
          step: step === 'schedule' && at === undefined ? 'now' : step,
          title: text(title),
          group: text(group),
          person: person || 'none',
          at: typeof at === 'string' ? moment(at) : 'none',
          readers: Number(readers ?? 0),
        });

const SENTENCES: Record<string, Sentence> = {
  'plan.grant': ({ plan, duration, renew }, person) =>
    plan === undefined
      ? undefined
      : t('desk.logGrant', {
          plan: text(plan),
          person,
          duration: text(duration) || 'none',
          renew: renew === true ? 'yes' : 'no',
        }),
  'purchase.refund': ({ purchase, plan }, person) => {
    if (purchase !== undefined) return t('desk.logRefund', { purchase: text(purchase), person: person || 'none' });
    return plan === undefined ? undefined : t('desk.logRefundPlan', { plan: text(plan), person });
  },
  'withdrawal.complete': ({ request, force }, person) =>
    person
      ? t('desk.logPaid', { person, request: text(request) || 'none', force: force === true ? 'yes' : 'no' })
      : undefined,
  'withdrawal.reject': ({ request, reason }, person) =>
    person ? withReason(t('desk.logRejected', { person, request: text(request) || 'none' }), reason) : undefined,
  'commission.approve': ({ purchase, reason }, person) =>
    purchase === undefined
      ? undefined
      : withReason(t('desk.logApproved', { purchase: text(purchase), person: person || 'none' }), reason),
  'commission.refuse': ({ purchase, reason }, person) =>
    purchase === undefined
      ? undefined
      : withReason(t('desk.logRefusedCommission', { purchase: text(purchase), person: person || 'none' }), reason),
  'notification.send': ({ title }, person) => {
    if (title === undefined) return undefined;
    return person ? t('desk.logSent', { title: text(title), person }) : t('desk.logSentAll', { title: text(title) });
  },
  'message.schedule': messageStep('schedule'),
  'message.change': messageStep('change'),
  'message.sent': messageStep('sent'),
  'message.cancel': ({ id }) => t('desk.logMessageCancelled', { id: text(id) }),
  'import.approve': ({ id }) => t('desk.logImportApproved', { import: text(id) }),
  'import.takeBack': ({ id }) => t('desk.logImportTakenBack', { import: text(id) }),
  'role.set': setRole,
  'role.appoint': setRole,
  'twoFactor.reset': (_params, person) => (person ? t('desk.logTwoFactor', { person }) : undefined),
  'questions.import': () => t('desk.logImport'),
  'questions.change': changeMany,
  'questions.undoChange': ({ changed, refused }) =>
    t('desk.logUndidMany', { count: Number(changed ?? 0), refused: Number(refused ?? 0) }),
  'content.import': () => t('desk.logContent'),
  'content.addPicture': () => t('desk.logPicture'),
  'entry.save': ({ kind, id }) => t('desk.logSaved', { kind: text(kind), id: text(id) }),
  'entry.delete': ({ kind, id }) => t('desk.logDeleted', { kind: text(kind), id: text(id) }),
  'article.submit': articleStep('submit'),
  'article.approve': articleStep('approve'),
  'article.return': articleStep('return'),
  'article.undo': articleStep('undo'),
  'legal.save': ({ id, body }) => t('desk.logLegal', { id: text(id), removed: body === null ? 'yes' : 'no' }),
  'entry.order': orderEntries,
  'entry.move': orderEntries,
  'study.rebuild': rebuild,
  'study.startRebuild': rebuild,
  'job.retry': ({ id }) => t('desk.logJob', { id: text(id) }),
  'order.settle': ({ amount, method, reference }, person) =>
    reference === undefined
      ? undefined
      : t('desk.logSettled', {
          person: person || 'none',
          amount: taka(Number(amount)),
          method: text(method),
          reference: text(reference),
        }),
  'order.reject': ({ transaction, reason }, person) =>
    withReason(
      t('desk.logTransaction', { transaction: text(transaction) || 'none', person: person || 'none' }),
      reason,
    ),
  'statement.settle': ({ orders }) => t('desk.logStatement', { count: Array.isArray(orders) ? orders.length : 0 }),
  'coupon.save': ({ code, share, amount, is_on: isOn }) =>
    code === undefined
      ? undefined
      : t('desk.logCoupon', {
          code: text(code),
          share: typeof share === 'number' ? String(Math.round(share * 10_000) / 100) : 'none',
          amount: taka(Number(amount)),
          isOn: isOn === false ? 'no' : 'yes',
        }),
  'codes.create': ({ plan, duration, count, payment }) => {
    const { amount, method, reference } = (payment ?? {}) as Params;
    return plan === undefined
      ? undefined
      : t('desk.logCodes', {
          count: Number(count),
          plan: text(plan),
          duration: text(duration),
          amount: taka(Number(amount)),
          method: text(method),
          reference: text(reference),
        });
  },
  'codes.switch': ({ id, code, is_on: isOn }) =>
    isOn === undefined
      ? undefined
      : t('desk.logCode', { batch: text(id), code: text(code), isOn: isOn === true ? 'yes' : 'no' }),
  'database.export': () => t('desk.logDatabase'),
  'list.rename': ({ kind, name, to }) =>
    kind === undefined ? undefined : t('desk.logRenamed', { kind: text(kind), name: text(name), to: text(to) }),
  'list.merge': ({ kind, name, into }) =>
    kind === undefined ? undefined : t('desk.logMerged', { kind: text(kind), name: text(name), into: text(into) }),
  'questions.export': ({ format }) => t('desk.logExport', { format: text(format) || 'none' }),
  'questions.exportPictures': () => t('desk.logPictures'),
  'figures.export': ({ report, from, to }) =>
    report === undefined ? undefined : t('desk.logFigures', { report: text(report), from: text(from), to: text(to) }),
  'log.export': () => t('desk.logLog'),
  'list.removeEmpty': ({ kind }) => (kind === undefined ? undefined : t('desk.logRemoved', { kind: text(kind) })),
};

/** What actions begin with. */
export const KINDS = [...new Set(Object.keys(SENTENCES).map((action) => action.split('.')[0]!))];

const withReason = (what: string, reason: unknown) =>
  text(reason) ? t('desk.logWithReason', { what, reason: text(reason) }) : what;
