import type { Resolvers } from '../../resolvers.generated.ts';

export const ebooksResolvers: Resolvers = {
  Query: { ebooks: (_root, { page, limit }, { ebooks }) => ebooks.page(page, limit) },

  Ebook: {
    // Some servers send no ids; links are unique.
    id: ({ _id, drive_link: link }) => _id ?? link,
    name: ({ book_name: name }) => name,
    author: ({ author }) => author ?? '',
    category: ({ category }) => category ?? '',
    cover: ({ cover_image: cover }) => cover,
    driveLink: ({ drive_link: link }) => link,
  },
};
