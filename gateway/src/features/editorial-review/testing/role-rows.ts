import { changes, type RoleRows } from '../../../testing/role-row.ts';

const NOT_THERE = 'id: "999999"';
const TOKEN = 'x'.repeat(32);
const everyone = (query: string, outcome: 'ok' | 'NOT_FOUND') => ({
  query,
  outcomes: { visitor: outcome, reader: outcome, author: outcome, reviewer: outcome, administrator: outcome },
});

export const roleRows: RoleRows = {
  'Query.expertDraft': [everyone(`{ expertDraft(token: "${TOKEN}") { state } }`, 'ok')],
  'Mutation.commentOnQuestion': [changes(`commentOnQuestion(${NOT_THERE}, text: "Why?") { id }`, 'author')],
  'Mutation.resolveComment': [changes(`resolveComment(${NOT_THERE}, comment: "1") { id }`, 'author')],
  'Mutation.assignQuestion': [changes(`assignQuestion(${NOT_THERE}, assignee: null) { id }`, 'reviewer')],
  'Mutation.createExpertLink': [changes(`createExpertLink(${NOT_THERE}) { token }`, 'reviewer')],
  'Mutation.revokeExpertLink': [changes(`revokeExpertLink(${NOT_THERE}, link: "1") { id }`, 'reviewer')],
  'Mutation.commentAsExpert': [
    everyone(`mutation { commentAsExpert(token: "${TOKEN}", name: "Dr Karim", text: "Why?") { state } }`, 'NOT_FOUND'),
  ],
};
