import { changes, readsStudio, readsViewer, type RoleRows } from '../../../testing/role-row.ts';

const INPUT = '{ type: SBA, prof: "_1", subject: "ANAT" }';
const NOT_THERE = 'id: "999999", version: 1';

export const roleRows: RoleRows = {
  'Query.studio': [],
  'Studio.questions': [readsStudio('questions { total }', 'author')],
  'Studio.question': [readsStudio('question(id: "999999") { id }', 'author')],
  'Studio.questionIds': [readsStudio('questionIds(filter: { text: "nothing" })', 'author')],
  'Studio.authors': [readsStudio('authors { userId }', 'author')],
  'Studio.views': [readsStudio('views { id }', 'author')],
  'Studio.suspects': [readsStudio('suspects { total }', 'reviewer')],
  'Studio.people': [readsStudio('people { userId email }', 'administrator')],
  'User.role': [readsViewer('role')],
  'User.permissions': [readsViewer('permissions')],
  'Mutation.saveQuestion': [
    changes(`saveQuestion(question: ${INPUT}) { id }`, 'author', 'ok'),
    changes(`saveQuestion(${NOT_THERE}, question: ${INPUT}) { id }`, 'author'),
  ],
  'Mutation.submitQuestion': [changes(`submitQuestion(${NOT_THERE}) { id }`, 'author')],
  'Mutation.undoQuestion': [changes(`undoQuestion(${NOT_THERE}) { id }`, 'author')],
  'Mutation.approveQuestion': [changes(`approveQuestion(${NOT_THERE}) { id }`, 'reviewer')],
  'Mutation.returnQuestion': [changes(`returnQuestion(${NOT_THERE}, comment: "No") { id }`, 'reviewer')],
  'Mutation.retireQuestion': [changes(`retireQuestion(${NOT_THERE}, comment: "No") { id }`, 'reviewer')],
  'Mutation.changeQuestions': [
    changes('changeQuestions(ids: ["999999"], change: { submit: true }) { changed }', 'author', 'ok'),
    changes('changeQuestions(ids: ["999999"], change: { retire: "Old" }, dryRun: false) { id }', 'author', 'ok'),
  ],
  'Mutation.undoBulk': [changes('undoBulk(id: "999999") { changed }', 'author')],
  'Mutation.handOverQuestion': [changes('handOverQuestion(id: "999999", to: "nobody") { id }', 'author')],
  'Mutation.setCoAuthors': [changes('setCoAuthors(id: "999999", people: []) { id }', 'author')],
  'Mutation.saveView': [changes('saveView(name: "Mine", filter: { mineOnly: true }) { name }', 'author', 'ok')],
  'Mutation.removeView': [changes('removeView(id: "999999")', 'author')],
  'Mutation.setRole': [changes('setRole(userId: "nobody", role: ADMIN) { role }', 'administrator')],
};
