/**
 * `anyone`: the token is not looked at. `visitor`: with or without an account, but not with an invalid token. `AUTHOR`,
 * `REVIEWER`, `ADMIN`: who has that role in the studio, or a higher one. `site`: the site's administrators, who use
 * commands. `desk`: these, and the studio's ADMIN.
 */
export type Who = 'anyone' | 'visitor' | 'reader' | 'AUTHOR' | 'REVIEWER' | 'ADMIN' | 'desk' | 'site';

export type Policy = {
  who: Who;
  /** What the call names belongs to one reader. The others get 404. */
  own?: true;
  /** Of questions past the open places, who has no plan is refused (403), or gets the answer without them. */
  closed?: 'REFUSED' | 'LEFT_OUT';
  /** The desk's log has each call under this id. The web client has a sentence for it. */
  action?: string;
  /** With `?dry_run=true` the call changes nothing, and is not in the log. */
  dryRun?: true;
};

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
  'DELETE /users/session': { who: 'reader' },
  'GET /admin/users/find': { who: 'desk' },

  'GET /images/:publicId': { who: 'anyone' },
  'POST /images': { who: 'reader' },
  'GET /content/banners': { who: 'visitor' },
  'GET /content/faqs': { who: 'visitor' },
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
  'POST /study/deletion': { who: 'reader' },
  'GET /admin/study/rebuild': { who: 'desk' },
  'POST /admin/study/rebuild': { who: 'desk', action: 'study.rebuild' },
  'POST /admin/study/rebuild/start': { who: 'desk', action: 'study.startRebuild' },

  'GET /admin/jobs': { who: 'desk' },
  'GET /admin/jobs/kinds': { who: 'desk' },
  'POST /admin/jobs/:id/retry': { who: 'desk', action: 'job.retry' },

  'GET /notifications': { who: 'reader' },
  'PUT /notifications/read-all': { who: 'reader' },
  'PUT /notifications/:id/read': { who: 'reader', own: true },
  'GET /admin/notifications': { who: 'desk' },
  'POST /admin/notifications/preview': { who: 'desk' },
  'POST /admin/notifications': { who: 'desk', action: 'notification.send' },

  'GET /affiliate/:id': { who: 'reader', own: true },
  'PATCH /affiliate/request/payment/:id': { who: 'reader', own: true },
  'PATCH /affiliate/withdrawal-info/:id': { who: 'reader', own: true },
  'GET /admin/withdrawals': { who: 'desk' },
  'POST /admin/withdrawals/complete': { who: 'desk', action: 'withdrawal.complete' },
  'POST /admin/withdrawals/reject': { who: 'desk', action: 'withdrawal.reject' },
  'GET /admin/commissions': { who: 'desk' },
  'POST /admin/commissions/approve': { who: 'desk', action: 'commission.approve' },
  'POST /admin/commissions/refuse': { who: 'desk', action: 'commission.refuse' },

  'POST /admin/purchases/preview': { who: 'desk' },
  'POST /admin/purchases/refund/preview': { who: 'desk' },
  'POST /admin/purchases': { who: 'desk', action: 'plan.grant' },
  'POST /admin/purchases/refund': { who: 'desk', action: 'purchase.refund' },

  'GET /reports': { who: 'reader' },
  'POST /reports': { who: 'reader', closed: 'REFUSED' },
  'GET /studio/reports': { who: 'REVIEWER' },
  'POST /studio/reports/:id/answer': { who: 'REVIEWER' },

  'GET /studio/questions': { who: 'AUTHOR' },
  'POST /studio/questions': { who: 'AUTHOR' },
  'GET /studio/questions/:id': { who: 'AUTHOR' },
  'PUT /studio/questions/:id': { who: 'AUTHOR' },
  'POST /studio/questions/:id/submit': { who: 'AUTHOR' },
  'POST /studio/questions/:id/undo': { who: 'AUTHOR' },
  'POST /studio/questions/:id/approve': { who: 'REVIEWER' },
  'POST /studio/questions/:id/return': { who: 'REVIEWER' },
  'POST /studio/questions/:id/retire': { who: 'REVIEWER' },
  'GET /studio/suspects': { who: 'REVIEWER' },
  'GET /studio/people': { who: 'ADMIN' },
  'PUT /studio/people/:userId/role': { who: 'ADMIN', action: 'role.set' },
  // The first ADMIN is appointed by a command.
  'GET /admin/roles': { who: 'site' },
  'POST /admin/roles': { who: 'site', action: 'role.appoint' },

  'GET /admin/events': { who: 'desk' },
  'GET /admin/people': { who: 'desk' },
  'GET /admin/people/:userId': { who: 'desk' },

  'POST /admin/questions/import': { who: 'desk', action: 'questions.import', dryRun: true },
  'GET /admin/questions/export': { who: 'desk' },
  'GET /admin/questions/export/template': { who: 'desk' },
  'GET /admin/questions/export/pictures': { who: 'desk' },
  'GET /admin/question-lists': { who: 'desk' },
  'POST /admin/question-lists/rename': { who: 'desk', action: 'list.rename', dryRun: true },
  'POST /admin/question-lists/merge': { who: 'desk', action: 'list.merge', dryRun: true },
  'POST /admin/question-lists/remove-empty': { who: 'desk', action: 'list.removeEmpty', dryRun: true },
  // In the studio nobody changes what readers see without a reviewer.
  'GET /admin/questions/:ref': { who: 'site' },
  'PATCH /admin/questions/:ref': { who: 'site', action: 'question.correct', dryRun: true },
  'POST /admin/questions/:ref/hide': { who: 'site', action: 'question.hide', dryRun: true },
  'POST /admin/questions/:ref/show': { who: 'site', action: 'question.show', dryRun: true },
  'GET /admin/questions/:ref/history': { who: 'site' },

  'POST /admin/content/pictures': { who: 'desk', action: 'content.addPicture', dryRun: true },
  'POST /admin/content/import': { who: 'desk', action: 'content.import', dryRun: true },
  'GET /admin/entries/:kind': { who: 'desk' },
  'POST /admin/entries/:kind/order': { who: 'desk', action: 'entry.order' },
  'POST /admin/entries/:kind/:id/move': { who: 'desk', action: 'entry.move' },
  'GET /admin/entries/:kind/:id': { who: 'desk' },
  'PUT /admin/entries/:kind/:id': { who: 'desk', action: 'entry.save' },
  'DELETE /admin/entries/:kind/:id': { who: 'desk', action: 'entry.delete' },

  // Without a password the whole database is for commands; with one for persons.
  'GET /admin/export': { who: 'site' },
  'POST /admin/export': { who: 'desk', action: 'database.export' },
} as const satisfies Record<string, Policy>;

/** A method and a path below BASE_PATH, such as `GET /papers/:id`. */
export type RouteName = keyof typeof POLICIES;
