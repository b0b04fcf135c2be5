import type { Policy } from './policy.ts';

/** Of the studio's part of `POLICIES`. */
export const STUDIO_POLICIES = {
  'GET /studio/questions': { who: 'QUESTIONS_WRITE' },
  'POST /studio/questions': { who: 'QUESTIONS_WRITE' },
  'GET /studio/questions/:id': { who: 'QUESTIONS_WRITE' },
  'PUT /studio/questions/:id': { who: 'QUESTIONS_WRITE' },
  'POST /studio/questions/:id/submit': { who: 'QUESTIONS_WRITE' },
  'POST /studio/questions/:id/undo': { who: 'QUESTIONS_WRITE' },
  'POST /studio/questions/:id/approve': { who: 'QUESTIONS_REVIEW' },
  'POST /studio/questions/:id/return': { who: 'QUESTIONS_REVIEW' },
  'POST /studio/questions/:id/retire': { who: 'QUESTIONS_REVIEW' },
  'GET /studio/questions/:id/review': { who: 'QUESTIONS_WRITE' },
  'POST /studio/questions/:id/comments': { who: 'QUESTIONS_WRITE' },
  'POST /studio/questions/:id/comments/:comment/resolve': { who: 'QUESTIONS_WRITE' },
  'PUT /studio/questions/:id/assignment': { who: 'QUESTIONS_REVIEW' },
  'POST /studio/questions/:id/expert-links': { who: 'QUESTIONS_REVIEW' },
  'POST /studio/questions/:id/expert-links/:link/revoke': { who: 'QUESTIONS_REVIEW' },
  // Only who has the link knows its token.
  'POST /expert/draft': { who: 'visitor' },
  'POST /expert/comments': { who: 'visitor' },
  'POST /studio/questions/:id/hand-over': { who: 'QUESTIONS_WRITE' },
  'PUT /studio/questions/:id/co-authors': { who: 'QUESTIONS_WRITE' },
  'GET /studio/authors': { who: 'QUESTIONS_WRITE' },
  'GET /studio/question-ids': { who: 'QUESTIONS_WRITE' },
  // What a question allows differs by its author: the answer says why not.
  'POST /studio/bulk': { who: 'QUESTIONS_WRITE', action: 'questions.change', dryRun: true },
  'POST /studio/bulk/:id/undo': { who: 'QUESTIONS_WRITE', action: 'questions.undoChange' },
  'GET /studio/views': { who: 'QUESTIONS_WRITE' },
  'POST /studio/views': { who: 'QUESTIONS_WRITE' },
  'DELETE /studio/views/:id': { who: 'QUESTIONS_WRITE' },
  'GET /studio/suspects': { who: 'QUESTIONS_REVIEW' },
  // Of those kinds that the caller may do something about.
  'GET /studio/waiting': { who: 'reader' },
  'GET /studio/daily-mail': { who: 'reader' },
  'PUT /studio/daily-mail': { who: 'reader' },
  'GET /studio/imports': { who: 'QUESTIONS_REVIEW', or: 'IMPORT' },
  'GET /studio/imports/:id': { who: 'QUESTIONS_REVIEW', or: 'IMPORT' },
  'GET /studio/imports/:id/questions': { who: 'QUESTIONS_REVIEW', or: 'IMPORT' },
  // Not by who imported it.
  'POST /studio/imports/:id/approve': { who: 'QUESTIONS_REVIEW', action: 'import.approve' },
  // Without QUESTIONS_REVIEW one's own, until something of it is published.
  'POST /studio/imports/:id/take-back': { who: 'QUESTIONS_REVIEW', or: 'IMPORT', action: 'import.takeBack' },
} as const satisfies Record<string, Policy>;
