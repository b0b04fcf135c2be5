import type { Resolvers } from '../../resolvers.generated.ts';
import { bodyOf } from './rows.ts';

export const internshipResolvers: Resolvers = {
  Query: {
    internshipSubjects: (_root, _args, { internship }) => internship.subjects(),
    internshipSubject: async (_root, { id }, { internship }) => {
      const subjects = await internship.subjects();
      return subjects.find(({ _id }) => _id === id) ?? null;
    },
    internshipSubTopics: (_root, { topicId }, { internship }) => internship.subTopics(topicId),
    internshipArticle: async (_root, { id }, { internship }) => {
      const article = await internship.article(id);
      return article && bodyOf(article) !== null ? article : null;
    },
  },

  InternshipSubject: {
    id: ({ _id }) => _id,
    name: ({ subject }) => subject,
    iconUrl: ({ url }, _args, { images }) => url && images.urlOf(url),
    topics: ({ _id }, _args, { internship }) => internship.topics(_id),
  },

  InternshipArticle: {
    id: ({ _id }) => _id,
    topicName: ({ sub_name: subName, topic_name: name }) => subName ?? name ?? '',
    banner: ({ view }) => view?.banner?.image ?? null,
    date: ({ view }) => view?.banner?.date ?? null,
    review: ({ view }) => view?.review ?? null,
    explanationBn: ({ view }) => view?.explanation_bn ?? null,
    body: (article) => bodyOf(article) ?? '',
  },
};
