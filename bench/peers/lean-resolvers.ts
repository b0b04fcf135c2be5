type Row = Record<string, unknown>;
type Body = { data: Row[]; banners: Row[]; faqs: Row[]; pagination: { tab: string[]; page: number; total: number } };
export type Get = (path: string) => Promise<Body>;

const image = (publicId: unknown) => ({ publicId });

/** The same fields of the same schema, as one writes them for a peer: no checks, no errors, no paywall. */
export const resolvers = (get: Get) => ({
  Query: {
    home: () => ({}),
    boardSubject: (_: unknown, { board, prof, subject }: Row) => ({
      key: `${String(board)}${String(prof)}-${String(subject)}`,
    }),
    internshipSubject: async (_: unknown, { id }: Row) =>
      subjects(await get('/intern/tabs?fields=-topic_list')).find((row) => row.id === id),
  },
  Home: {
    banners: async () =>
      (await get('/content/banners')).banners.map((row) => ({
        id: row._id,
        alt: row.alt,
        image: image((row.url as Row).public_id),
      })),
    internshipSubjects: async () => subjects(await get('/intern/tabs?fields=-topic_list')),
    ebooks: async (_: unknown, { limit }: Row) =>
      (await get(`/ebook?page=1&limit=${String(limit)}`)).data.map((row) => ({
        id: row._id,
        name: row.book_name,
        author: row.author,
        category: row.category,
        driveLink: row.drive_link,
        cover: image((row.cover_image as Row).public_id),
      })),
    plans: async () =>
      (await get('/subscriptions?status=true')).data.map((row) => ({
        ...row,
        id: row.subscription_id,
        shortDescription: row.short_description,
        prices: row.plans,
      })),
    faqs: async () => (await get('/faqs')).faqs.map((row) => ({ ...row, id: row._id })),
  },
  Image: {
    url: ({ publicId }: Row, { width, height }: Row) =>
      `/images/${String(publicId)}?w=${String(width)}&h=${String(height)}`,
  },
  InternshipSubject: {
    topics: async ({ id }: Row) =>
      (await get(`/intern-search/tab-topics/${String(id)}`)).data.map((row) => ({
        id: row._id,
        name: row.topic_name,
        isList: row.is_array,
      })),
  },
  BoardSubject: {
    yearQuestions: async ({ key }: Row, { year, page }: Row) =>
      questionPage(await get(`/board-filter/${String(key)}/years/${String(year)}?page=${String(page)}`)),
  },
});

const subjects = ({ data }: Body) =>
  data.map((row) => ({ id: row._id, name: row.subject, iconUrl: (row.url as Row).url }));

const questionPage = ({ data, pagination: { tab, page, total } }: Body) => ({
  questions: data.map((row) => ({ ...row, id: row._id, takeAway: row.take_away })),
  pagination: { page, total, tabs: tab.map((label, index) => ({ page: index + 1, label, locked: index > 0 })) },
});
