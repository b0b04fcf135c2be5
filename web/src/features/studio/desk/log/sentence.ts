import { t } from '../messages/index.ts';

type Body = Record<string, unknown>;
type Sentence = { words: string | undefined; person: string | undefined };

const ROLE = /^PUT \/studio\/people\/([^/]+)\/role$/;
const WITHOUT_BODY = new Set([
  'POST /admin/questions/import',
  'POST /admin/content/import',
  'POST /admin/content/pictures',
]);
const DRY_RUN = /[?&]dry_run=true\b/;

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What a call did in words, undefined for one that has none here, and whom it was about. */
export function sentenceOf(call: string, json: string | null | undefined): Sentence {
  const body = bodyOf(json);
  const role = ROLE.exec(call);
  if (role) return roleSentence(decodeURIComponent(role[1]!), body);
  const person = text(body['user_id']) || undefined;
  const path = call.split('?')[0]!;
  // A body that was too long to record says nothing.
  const isReadable = Object.hasOwn(SENTENCES, path) && (json != null || WITHOUT_BODY.has(path));
  const words = isReadable ? SENTENCES[path]!(body) : undefined;
  return { words: words && DRY_RUN.test(call) ? t('studio.logDryRun', { what: words }) : words, person };
}

function roleSentence(person: string, body: Body): Sentence {
  return { words: t('studio.logRole', { person, role: text(body['role']) }), person };
}

function bodyOf(json: string | null | undefined): Body {
  const body: unknown = json == null ? {} : JSON.parse(json);
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

const SENTENCES: Record<string, (body: Body) => string> = {
  'POST /admin/purchases': ({ user_id, plan, duration, renew }) =>
    t('studio.logGrant', {
      plan: text(plan),
      person: text(user_id),
      duration: text(duration) || 'none',
      renew: renew === true ? 'yes' : 'no',
    }),
  'POST /admin/purchases/refund': ({ purchase, plan, user_id }) =>
    purchase === undefined
      ? t('studio.logRefundPlan', { plan: text(plan), person: text(user_id) })
      : t('studio.logRefund', { purchase: text(purchase) }),
  'POST /admin/withdrawals/complete': ({ user_id, request, force }) =>
    t('studio.logPaid', {
      person: text(user_id),
      request: text(request) || 'none',
      force: force === true ? 'yes' : 'no',
    }),
  'POST /admin/withdrawals/reject': ({ user_id, request, reason }) =>
    withReason(t('studio.logRejected', { person: text(user_id), request: text(request) || 'none' }), reason),
  'POST /admin/commissions/approve': ({ purchase, reason }) =>
    withReason(t('studio.logApproved', { purchase: text(purchase) }), reason),
  'POST /admin/commissions/refuse': ({ purchase, reason }) =>
    withReason(t('studio.logRefusedCommission', { purchase: text(purchase) }), reason),
  'POST /admin/notifications': ({ user_id, title }) =>
    user_id === undefined
      ? t('studio.logSentAll', { title: text(title) })
      : t('studio.logSent', { title: text(title), person: text(user_id) }),
  'POST /admin/roles': ({ user_id, role }) => t('studio.logRole', { person: text(user_id), role: text(role) }),
  'POST /admin/questions/import': () => t('studio.logImport'),
  'POST /admin/content/import': () => t('studio.logContent'),
  'POST /admin/content/pictures': () => t('studio.logPicture'),
  'POST /admin/question-lists/rename': ({ kind, name, to }) =>
    t('studio.logRenamed', { kind: text(kind), name: text(name), to: text(to) }),
  'POST /admin/question-lists/merge': ({ kind, name, into }) =>
    t('studio.logMerged', { kind: text(kind), name: text(name), into: text(into) }),
  'POST /admin/question-lists/remove-empty': ({ kind }) => t('studio.logRemoved', { kind: text(kind) }),
};

const withReason = (what: string, reason: unknown) =>
  text(reason) ? t('studio.logWithReason', { what, reason: text(reason) }) : what;
