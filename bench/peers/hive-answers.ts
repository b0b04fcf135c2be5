// The same upstream calls and fields, as Hive Gateway names them after the OpenAPI document.

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

const QUESTION = `
  id: _id ref type stem options { key text correct reason } parts { label text marks points }
  explanation takeAway: take_away references topic appearances { board year sitting }
`;

export const HIVE_QUESTION_PAGE = `query QuestionPage($year: queryInput_board_filter_by_key_years_by_year_year!) {
  page: board_filter_by_key_years_by_year(key: "DHK_1-ANAT", year: $year, page: 1) {
    pagination { page total tab }
    data { ${QUESTION} }
  }
}`;

export const HIVE_HOME = `query Home {
  content_banners { banners { id: _id alt url { public_id } } }
  intern_tabs(fields: "-topic_list") { data { id: _id name: subject url { url } } }
  ebook(page: 1, limit: 10) {
    data { id: _id name: book_name author category driveLink: drive_link cover_image { public_id } }
  }
  subscriptions(status: TRUE) {
    data {
      id: subscription_id name shortDescription: short_description features advantages prices: plans { price duration }
    }
  }
  faqs { faqs { id: _id question answer } }
}`;

export const HIVE_TOPICS = `query Topics { ${times(
  10,
  (index) =>
    `s${index}: intern_search_tab_topics_by_id(id: "s${index % 8}") { data { id: _id name: topic_name isList: is_array } }`,
).join(' ')} }`;

/* oxlint-disable typescript/no-explicit-any -- answers are read by names that only their query knows */
type Data = any;
type Reading = { ours: (data: Data) => unknown; hives: (data: Data) => unknown };

const without = (rows: Data[], ...names: string[]) =>
  rows.map((row) => Object.fromEntries(Object.entries(row as object).filter(([name]) => !names.includes(name))));

/** What must be equal in both answers; pictures' addresses and tabs are made by our resolvers alone. */
export const READINGS: Record<'page' | 'home' | 'topics', Reading> = {
  page: {
    ours: ({ boardSubject: { yearQuestions } }) => [
      yearQuestions.questions,
      yearQuestions.pagination.total,
      yearQuestions.pagination.tabs.map(({ label }: Data) => label as string),
    ],
    hives: ({ page: { data, pagination } }) => [data, pagination.total, pagination.tab],
  },
  home: {
    ours: ({ home }) => [
      without(home.banners, 'image'),
      without(home.internshipSubjects, 'iconUrl'),
      without(home.ebooks, 'cover'),
      home.plans,
      home.faqs,
    ],
    hives: ({ content_banners, intern_tabs, ebook, subscriptions, faqs }) => [
      without(content_banners.banners, 'url'),
      without(intern_tabs.data, 'url'),
      without(ebook.data, 'cover_image'),
      subscriptions.data,
      faqs.faqs,
    ],
  },
  topics: {
    ours: (data) => Object.values(data as object).map(({ topics }: Data) => topics as unknown),
    hives: (data) => Object.values(data as object).map(({ data: rows }: Data) => rows as unknown),
  },
};
