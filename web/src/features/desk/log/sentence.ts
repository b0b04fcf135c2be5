import { t } from '../messages/index.ts';

type Body = Record<string, unknown>;

const ROLE = /^PUT \/studio\/people\/([^/]+)\/role$/;
const ENTRY = /^(PUT|POST|DELETE) \/admin\/entries\/([a-z-]+)\/([^/?]+)/;
const WITHOUT_BODY = new Set([
  'POST /admin/questions/import',
  'POST /admin/content/import',
  'POST /admin/content/pictures',
  'POST /admin/study/rebuild',
  'POST /admin/study/rebuild/start',
]);
// Logs of before have dry runs. Other calls ignore the flag, and made a change.
const DRY_RUN = /^POST \/admin\/(?:questions\/import|content\/|question-lists\/).*[?&]dry_run=true\b/;

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** What a call did, in words; undefined for an unknown call. `name` is that of the person it was about. */
export function sentenceOf(call: string, json: string | null | undefined, name: string | undefined) {
  const body = bodyOf(json);
  const role = ROLE.exec(call);
  if (role) return t('desk.logRole', { person: name ?? decodeURIComponent(role[1]!), role: text(body['role']) });
  const entry = ENTRY.exec(call);
  if (entry) return entrySentence(entry);
  const path = call.split('?')[0]!;
  // Logs of before left out a long body.
  const isReadable = Object.hasOwn(SENTENCES, path) && (json != null || WITHOUT_BODY.has(path));
  if (!isReadable) return undefined;
  const words = SENTENCES[path]!(body, name ?? text(body['user_id']));
  return DRY_RUN.test(call) ? t('desk.logDryRun', { what: words }) : words;
}

function entrySentence([, method, kind = '', id = '']: RegExpExecArray): string {
  if (method === 'POST') return t('desk.logOrdered', { kind });
  return t(method === 'PUT' ? 'desk.logSaved' : 'desk.logDeleted', { kind, id: decodeURIComponent(id) });
}

function bodyOf(json: string | null | undefined): Body {
  const body: unknown = json == null ? {} : JSON.parse(json);
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

const SENTENCES: Record<string, (body: Body, person: string) => string> = {
  'POST /admin/purchases': ({ plan, duration, renew }, person) =>
    t('desk.logGrant', {
      plan: text(plan),
      person,
      duration: text(duration) || 'none',
      renew: renew === true ? 'yes' : 'no',
    }),
  'POST /admin/purchases/refund': ({ purchase, plan }, person) =>
    purchase === undefined
      ? t('desk.logRefundPlan', { plan: text(plan), person })
      : t('desk.logRefund', { purchase: text(purchase), person: person || 'none' }),
  'POST /admin/withdrawals/complete': ({ request, force }, person) =>
    t('desk.logPaid', {
      person,
      request: text(request) || 'none',
      force: force === true ? 'yes' : 'no',
    }),
  'POST /admin/withdrawals/reject': ({ request, reason }, person) =>
    withReason(t('desk.logRejected', { person, request: text(request) || 'none' }), reason),
  'POST /admin/commissions/approve': ({ purchase, reason }, person) =>
    withReason(t('desk.logApproved', { purchase: text(purchase), person: person || 'none' }), reason),
  'POST /admin/commissions/refuse': ({ purchase, reason }, person) =>
    withReason(t('desk.logRefusedCommission', { purchase: text(purchase), person: person || 'none' }), reason),
  'POST /admin/notifications': ({ user_id, title }, person) =>
    user_id === undefined
      ? t('desk.logSentAll', { title: text(title) })
      : t('desk.logSent', { title: text(title), person }),
  'POST /admin/roles': ({ role }, person) => t('desk.logRole', { person, role: text(role) }),
  'POST /admin/questions/import': () => t('desk.logImport'),
  'POST /admin/content/import': () => t('desk.logContent'),
  'POST /admin/content/pictures': () => t('desk.logPicture'),
  'POST /admin/study/rebuild': () => t('desk.logRebuilt'),
  'POST /admin/study/rebuild/start': () => t('desk.logRebuilt'),
  'POST /admin/export': () => t('desk.logDatabase'),
  'POST /admin/question-lists/rename': ({ kind, name, to }) =>
    t('desk.logRenamed', { kind: text(kind), name: text(name), to: text(to) }),
  'POST /admin/question-lists/merge': ({ kind, name, into }) =>
    t('desk.logMerged', { kind: text(kind), name: text(name), into: text(into) }),
  'POST /admin/question-lists/remove-empty': ({ kind }) => t('desk.logRemoved', { kind: text(kind) }),
};

const withReason = (what: string, reason: unknown) =>
  text(reason) ? t('desk.logWithReason', { what, reason: text(reason) }) : what;
