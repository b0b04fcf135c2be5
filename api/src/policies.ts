import type { Permission } from 'schema/roles.ts';
import type { Policy } from './policy.ts';
import { STUDIO_POLICIES } from './studio-policies.ts';

export type { Policy, Who } from './policy.ts';

/** Plans are the entries with a price. */
const PRICES: ReadonlyMap<string, Permission> = new Map([['plans', 'MONEY']]);

/** Articles are reviewed. */
const REVIEW: ReadonlyMap<string, Permission> = new Map([['topics', 'CONTENT_REVIEW']]);

/** What each route needs. A route that is not here does not compile; who may call is checked before it runs. */
export const POLICIES = {
  'GET /openapi.yml': { who: 'anyone' },
  'GET /openapi.json': { who: 'anyone' },
  'GET /docs': { who: 'anyone' },
  'GET /capabilities': { who: 'anyone' },

  'POST /users': { who: 'anyone' },
  'POST /users/login': { who: 'anyone' },
  'POST /users/reset-req': { who: 'anyone' },
  'PATCH /users/reset-pass': { who: 'anyone' },
  'POST /users/exchange': { who: 'anyone' },
  'GET /users/referrers/:userId': { who: 'anyone' },
  'GET /users/google': { who: 'anyone' },
  'GET /users/google/available': { who: 'anyone' },
  'GET /users/google/callback': { who: 'anyone' },
  'GET /users': { who: 'reader', own: true },
  'PATCH /users/:id': { who: 'reader', own: true },
  'PUT /users/language': { who: 'reader' },
  'DELETE /users/session': { who: 'reader' },
  'POST /users/two-factor': { who: 'reader' },
  'POST /users/two-factor/confirm': { who: 'reader' },
  'POST /users/two-factor/recovery-codes': { who: 'reader' },
  'POST /users/two-factor/stop': { who: 'reader' },
  'GET /admin/users/find': { who: 'PEOPLE' },

  'GET /images/:publicId': { who: 'anyone' },
  'POST /images': { who: 'reader' },
  'GET /content/banners': { who: 'visitor' },
  'GET /content/faqs': { who: 'visitor' },
  'GET /content/legal': { who: 'visitor' },
  'GET /faqs': { who: 'visitor' },
  'GET /ebook': { who: 'visitor' },
  'GET /subscriptions': { who: 'visitor' },
  'GET /intern/tabs': { who: 'visitor' },
  'GET /intern-search/tab-topics/:id': { who: 'visitor' },
  'GET /intern-search/topic-sub-list/:id': { who: 'visitor' },
  'GET /intern-search/sub-topics/:id': { who: 'visitor' },
  'GET /search': { who: 'visitor', closed: 'LEFT_OUT' },

  'GET /questions/:key': { who: 'visitor', closed: 'REFUSED' },
  'GET /board-filter/topic/questions': { who: 'visitor', closed: 'REFUSED' },
  'GET /board-filter/topics/:key': { who: 'visitor' },
  'GET /board-filter/:key/years': { who: 'visitor' },
  'GET /board-filter/:key/years/:year': { who: 'visitor', closed: 'REFUSED' },
  'GET /bank/:subject/chapter/:subjectId': { who: 'visitor' },
  'GET /bank-filter/:chapterId': { who: 'visitor', closed: 'REFUSED' },

  'GET /papers/rules': { who: 'anyone' },
  'GET /papers/sittings': { who: 'anyone' },
  // Only readers who got the link know the id.
  'GET /papers/:id/shared': { who: 'visitor', closed: 'LEFT_OUT' },
  'POST /papers/matches': { who: 'visitor', closed: 'LEFT_OUT' },
  'POST /papers': { who: 'visitor', closed: 'LEFT_OUT' },
  'POST /papers/marked': { who: 'visitor', closed: 'LEFT_OUT' },
  'GET /papers': { who: 'reader' },
  'GET /papers/:id': { who: 'reader', own: true, closed: 'LEFT_OUT' },
  'PATCH /papers/:id/answers': { who: 'reader', own: true, closed: 'LEFT_OUT' },
  'PUT /papers/:id/name': { who: 'reader', own: true, closed: 'LEFT_OUT' },
  'GET /papers/:id/comparison': { who: 'reader', own: true },
  'POST /papers/:id/finish': { who: 'reader', own: true, closed: 'LEFT_OUT' },

  'POST /study/attempts': { who: 'reader', closed: 'LEFT_OUT' },
  'GET /study/attempts': { who: 'reader' },
  'POST /study/attempts/:attempt/undo': { who: 'reader', own: true },
  'GET /study/records': { who: 'reader' },
  'PUT /study/records/:question/flag': { who: 'reader', closed: 'REFUSED' },
  'PUT /study/records/:question/note': { who: 'reader', closed: 'REFUSED' },
  'GET /study/questions': { who: 'reader', closed: 'LEFT_OUT' },
  'GET /study/notes': { who: 'reader' },
  'GET /study/overview': { who: 'reader' },
  'GET /study/subjects': { who: 'reader', closed: 'LEFT_OUT' },
  'GET /study/topics': { who: 'reader' },
  'GET /study/places': { who: 'reader' },
  'PUT /study/places': { who: 'reader' },
  'GET /study/memory': { who: 'reader' },
  'GET /study/memory/states': { who: 'reader' },
  'POST /study/deletion': { who: 'reader' },
  'GET /study/readiness': { who: 'reader' },
  'GET /study/real-marks': { who: 'reader' },
  'POST /study/real-marks': { who: 'reader' },
  'GET /admin/study/readiness': { who: 'REPORTS' },
  'GET /study/plan': { who: 'reader', closed: 'LEFT_OUT' },
  'PUT /study/plan': { who: 'reader', closed: 'LEFT_OUT' },
  'POST /study/plan/preview': { who: 'reader', closed: 'LEFT_OUT' },
  'POST /study/plan/end': { who: 'reader' },
  'GET /study/today': { who: 'reader', closed: 'LEFT_OUT' },
  'GET /study/calendar': { who: 'reader', closed: 'LEFT_OUT' },
  'GET /study/queue': { who: 'reader', closed: 'LEFT_OUT' },
  'POST /study/postponements': { who: 'reader', closed: 'REFUSED' },
  'GET /admin/study/rebuild': { who: 'DATABASE' },
  'POST /admin/study/rebuild': { who: 'DATABASE', action: 'study.rebuild' },
  'POST /admin/study/rebuild/start': { who: 'DATABASE', action: 'study.startRebuild' },

  'GET /admin/backups': { who: 'DATABASE' },

  'GET /admin/jobs': { who: 'DATABASE' },
  'GET /admin/jobs/kinds': { who: 'DATABASE' },
  'POST /admin/jobs/:id/retry': { who: 'DATABASE', action: 'job.retry' },

  'GET /notifications': { who: 'reader' },
  'PUT /notifications/read-all': { who: 'reader' },
  'PUT /notifications/:id/read': { who: 'reader', own: true },
  'GET /admin/notifications': { who: 'MESSAGES' },
  'POST /admin/notifications/preview': { who: 'MESSAGES' },
  'POST /admin/notifications': { who: 'MESSAGES', action: 'notification.send' },
  'GET /admin/messages': { who: 'MESSAGES' },
  'GET /admin/messages/years': { who: 'MESSAGES' },
  'POST /admin/messages/preview': { who: 'MESSAGES' },
  'POST /admin/messages': { who: 'MESSAGES', action: 'message.schedule' },
  'PUT /admin/messages/:id': { who: 'MESSAGES', action: 'message.change' },
  'POST /admin/messages/:id/cancel': { who: 'MESSAGES', action: 'message.cancel' },

  'GET /packs': { who: 'visitor' },
  // Of a subject; RX Aid is open to everybody.
  'GET /packs/:id/manifest': { who: 'visitor', closed: 'REFUSED' },
  'GET /packs/f/:sha256': { who: 'visitor', closed: 'REFUSED' },

  'GET /push': { who: 'reader' },
  'PUT /push/settings': { who: 'reader' },
  'POST /push/subscriptions': { who: 'reader' },
  'POST /push/subscriptions/remove': { who: 'reader' },

  'GET /affiliate/:id': { who: 'reader', own: true },
  'PATCH /affiliate/request/payment/:id': { who: 'reader', own: true },
  'PATCH /affiliate/withdrawal-info/:id': { who: 'reader', own: true },
  'GET /admin/withdrawals': { who: 'PAYOUTS' },
  'POST /admin/withdrawals/complete': { who: 'PAYOUTS', action: 'withdrawal.complete' },
  'POST /admin/withdrawals/reject': { who: 'PAYOUTS', action: 'withdrawal.reject' },
  'GET /admin/commissions': { who: 'PAYOUTS' },
  'POST /admin/commissions/approve': { who: 'PAYOUTS', action: 'commission.approve' },
  'POST /admin/commissions/refuse': { who: 'PAYOUTS', action: 'commission.refuse' },

  'GET /checkout': { who: 'anyone' },
  'GET /orders': { who: 'reader' },
  'POST /orders': { who: 'reader' },
  'POST /orders/coupon': { who: 'reader' },
  'GET /orders/:id': { who: 'reader', own: true },
  'PUT /orders/:id/transaction': { who: 'reader', own: true },
  'POST /orders/:id/cancel': { who: 'reader', own: true },
  // Payers' browsers and providers. What they say is not believed.
  'GET /payments/:provider/return': { who: 'anyone' },
  'POST /payments/:provider/return': { who: 'anyone' },
  'POST /payments/:provider/notify': { who: 'anyone' },
  'GET /admin/orders': { who: 'MONEY' },
  'POST /admin/orders/:id/settle': { who: 'MONEY', action: 'order.settle' },
  'POST /admin/orders/:id/reject': { who: 'MONEY', action: 'order.reject' },
  'POST /admin/statements/match': { who: 'MONEY' },
  'POST /admin/statements/settle': { who: 'MONEY', action: 'statement.settle' },
  'GET /admin/coupons': { who: 'MONEY' },
  'GET /admin/coupons/:code': { who: 'MONEY' },
  // A coupon is a price.
  'PUT /admin/coupons': { who: 'MONEY', also: 'CONTENT_WRITE', action: 'coupon.save' },
  'GET /admin/codes': { who: 'MONEY' },
  'GET /admin/codes/:id': { who: 'MONEY' },
  'POST /admin/codes': { who: 'MONEY', action: 'codes.create' },
  'PUT /admin/codes/:id/:code': { who: 'MONEY', action: 'codes.switch' },

  'POST /admin/purchases/preview': { who: 'MONEY' },
  'POST /admin/purchases/refund/preview': { who: 'MONEY' },
  'POST /admin/purchases': { who: 'MONEY', action: 'plan.grant' },
  'POST /admin/purchases/refund': { who: 'MONEY', action: 'purchase.refund' },

  'GET /reports': { who: 'reader' },
  'POST /reports': { who: 'reader', closed: 'REFUSED' },
  'GET /studio/reports': { who: 'QUESTIONS_REVIEW' },
  'POST /studio/reports/:id/answer': { who: 'QUESTIONS_REVIEW' },

  ...STUDIO_POLICIES,
  'GET /studio/people': { who: 'ROLES' },
  'PUT /studio/people/:userId/role': { who: 'ROLES', action: 'role.set' },
  'POST /admin/two-factor/reset': { who: 'ROLES', action: 'twoFactor.reset' },
  // The first OWNER is appointed by a command.
  'GET /admin/roles': { who: 'site' },
  'POST /admin/roles': { who: 'site', action: 'role.appoint' },

  'GET /admin/figures/sales': { who: 'REPORTS' },
  'GET /admin/figures/readers': { who: 'REPORTS' },
  'GET /admin/figures/readership': { who: 'REPORTS' },
  'GET /admin/figures/ending': { who: 'REPORTS' },
  'GET /admin/figures/affiliates': { who: 'REPORTS' },
  'GET /admin/figures/coverage': { who: 'REPORTS' },
  'GET /admin/figures/questions': { who: 'REPORTS' },
  'GET /admin/figures/authors': { who: 'REPORTS' },
  'GET /admin/figures/csv': { who: 'REPORTS', action: 'figures.export' },

  'GET /admin/events': { who: 'ROLES' },
  'GET /admin/events/csv': { who: 'ROLES', action: 'log.export' },
  'GET /admin/people': { who: 'PEOPLE' },
  'GET /admin/people/:userId': { who: 'PEOPLE' },

  'POST /admin/questions/import': {
    who: 'IMPORT',
    alsoToPublish: 'QUESTIONS_REVIEW',
    action: 'questions.import',
    dryRun: true,
  },
  'GET /admin/questions/export': { who: 'EXPORT', action: 'questions.export' },
  'GET /admin/questions/export/template': { who: 'IMPORT' },
  'GET /admin/questions/export/pictures': { who: 'EXPORT', action: 'questions.exportPictures' },
  'GET /admin/question-lists': { who: 'CONTENT_WRITE' },
  'POST /admin/question-lists/rename': { who: 'CONTENT_WRITE', action: 'list.rename', dryRun: true },
  'POST /admin/question-lists/merge': { who: 'CONTENT_WRITE', action: 'list.merge', dryRun: true },
  'POST /admin/question-lists/remove-empty': { who: 'CONTENT_WRITE', action: 'list.removeEmpty', dryRun: true },
  // In the studio nobody changes what readers see without a reviewer.
  'GET /admin/questions/:ref': { who: 'site' },
  'PATCH /admin/questions/:ref': { who: 'site', action: 'question.correct', dryRun: true },
  'POST /admin/questions/:ref/hide': { who: 'site', action: 'question.hide', dryRun: true },
  'POST /admin/questions/:ref/show': { who: 'site', action: 'question.show', dryRun: true },
  'GET /admin/questions/:ref/history': { who: 'site' },

  'POST /admin/content/pictures': { who: 'CONTENT_WRITE', action: 'content.addPicture', dryRun: true },
  // A folder may set prices.
  'POST /admin/content/import': { who: 'IMPORT', also: 'MONEY', action: 'content.import', dryRun: true },
  'PUT /admin/legal/:id': { who: 'CONTENT_WRITE', action: 'legal.save' },
  'GET /admin/entries/:kind': { who: 'CONTENT_WRITE', alsoByKind: PRICES },
  'POST /admin/entries/:kind/order': { who: 'CONTENT_WRITE', alsoByKind: PRICES, action: 'entry.order' },
  'POST /admin/entries/:kind/:id/move': { who: 'CONTENT_WRITE', alsoByKind: PRICES, action: 'entry.move' },
  'GET /admin/entries/:kind/:id': { who: 'CONTENT_WRITE', orByKind: REVIEW, alsoByKind: PRICES },
  'PUT /admin/entries/:kind/:id': { who: 'CONTENT_WRITE', alsoByKind: PRICES, action: 'entry.save' },
  'DELETE /admin/entries/:kind/:id': { who: 'CONTENT_WRITE', alsoByKind: PRICES, action: 'entry.delete' },

  'GET /admin/articles': { who: 'CONTENT_REVIEW', or: 'CONTENT_WRITE' },
  'POST /admin/articles/:id/submit': { who: 'CONTENT_WRITE', action: 'article.submit' },
  'POST /admin/articles/:id/approve': { who: 'CONTENT_REVIEW', action: 'article.approve' },
  'POST /admin/articles/:id/return': { who: 'CONTENT_REVIEW', action: 'article.return' },
  // The store checks whose change it undoes.
  'POST /admin/articles/:id/undo': { who: 'CONTENT_WRITE', or: 'CONTENT_REVIEW', action: 'article.undo' },

  // Without a password the whole database is for commands; with one for persons.
  'GET /admin/export': { who: 'site' },
  'POST /admin/export': { who: 'DATABASE', action: 'database.export' },
} as const satisfies Record<string, Policy>;

/** A method and a path below BASE_PATH, such as `GET /papers/:id`. */
export type RouteName = keyof typeof POLICIES;
