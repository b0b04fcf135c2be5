import type { Resolvers } from '../../resolvers.generated.ts';
import { badInput } from '../../graphql/errors.ts';
import { isId, isSafePath } from '../../rest/path.ts';
import { checkPage, checkRef, checkTopic, checkYear } from './arguments.ts';
import { boards, findBoard, findSubject, professionalYears } from './curriculum.ts';
import { questionsMessages } from './messages.ts';
import { pageIn } from './tabs.ts';

export const questionsResolvers: Resolvers = {
  Query: {
    boards: () => boards,
    board: (_root, { code }) => findBoard(code) ?? null,
    professionalYears: () => professionalYears,
    boardSubject: (_root, { board: boardCode, prof, subject: code }) => {
      const board = findBoard(boardCode);
      const found = findSubject(prof, code);
      return board && found ? { id: `${board.code}${prof}-${code}`, board, ...found } : null;
    },
    question: (_root, { ref, id }, { questions }) => {
      if ((ref == null) === (id == null)) throw badInput('ref', questionsMessages.refOrId());
      if (ref == null) return isId(id!) ? questions.question('id', id!) : null;
      checkRef(ref);
      return isSafePath(ref) && !ref.includes('/') ? questions.question('ref', ref) : null;
    },
  },

  BoardSubject: {
    topics: ({ id }, _args, { questions }) => questions.topics(id),
    years: ({ id }, _args, { questions }) => questions.years(id),
    topicQuestions: ({ id }, { topic, ...args }, { questions }) => {
      checkTopic(topic);
      checkPage(args);
      return questions.topicPage(id, topic, args);
    },
    yearQuestions: ({ id }, { year, ...args }, { questions }) => {
      checkYear(year);
      checkPage(args);
      return questions.yearPage(id, year, args);
    },
  },

  QuestionPage: {
    pagination: pageIn,
  },

  PageTab: {
    // Most tabs need no promise: access is looked up only for a signed-in reader's locked tabs.
    locked: ({ locked }, _args, { access }) => {
      if (!locked || !access.isNamed()) return locked;
      return access.isFull().then((isFull) => !isFull);
    },
  },
};
