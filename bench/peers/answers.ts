// What the stub upstream answers, and the operations that are asked of it through each server.
import { sbaRow } from '../../gateway/src/testing/rows.ts';

const PAGE_SIZE = 20;
const LIST = 200;

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** As most are written: what is said about the options stands in the explanation. */
const row = (index: number) => {
  const given = sbaRow({ _id: String(1000 + index), ref: `ANAT-${String(index).padStart(6, '0')}` });
  return { ...given, options: given.options.map(({ key, text: words, correct }) => ({ key, text: words, correct })) };
};

/** 13 kB. */
const questionPage = {
  data: times(PAGE_SIZE, row),
  pagination: {
    tab: times(LIST / PAGE_SIZE, (index) => `${index * PAGE_SIZE + 1}-${(index + 1) * PAGE_SIZE}`),
    page: 1,
    limit: PAGE_SIZE,
    total: LIST,
  },
};

const text = 'About what a reader of the platform would find here, in one sentence.';

/** Bodies by path below the base; a path that ends in * is any that begins so. */
export const ANSWERS: Record<string, unknown> = {
  '/content/banners': {
    banners: times(4, (index) => ({ _id: `b${index}`, url: { public_id: `banner-${index}` }, alt: text })),
  },
  '/faqs': {
    faqs: times(10, (index) => ({ _id: `f${index}`, question: text, answer: text.repeat(3), is_hide: false })),
  },
  '/subscriptions': {
    data: times(3, (index) => ({
      subscription_id: `p${index}`,
      name: `Plan ${index}`,
      short_description: text,
      plans: [{ price: 499, duration: '1 month' }],
      features: times(5, () => text),
      advantages: times(3, () => text),
    })),
  },
  '/ebook': {
    data: times(10, (index) => ({
      _id: `e${index}`,
      book_name: `Book ${index}`,
      author: 'Somebody',
      category: index % 2 ? 'Medicine' : 'Surgery',
      cover_image: { public_id: `cover-${index}` },
      drive_link: `https://example.org/${index}`,
    })),
  },
  '/intern/tabs': {
    data: times(8, (index) => ({
      _id: `s${index}`,
      subject: `Subject ${index}`,
      url: { url: `https://example.org/${index}.webp` },
    })),
  },
  '/intern-search/tab-topics/*': {
    data: times(6, (index) => ({ _id: `t${index}`, is_array: index === 0, topic_name: `Topic ${index}` })),
  },
  '/board-filter/*': questionPage,
};

/** A question page of a year: `year` differs from request to request where none may be answered from memory. */
export const QUESTION_PAGE = `query QuestionPage($year: Int!) {
  boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
    yearQuestions(year: $year, page: 2) {
      pagination { page total tabs { page label locked } }
      questions {
        id ref type stem options { key text correct reason } parts { label text marks points }
        explanation takeAway references topic appearances { board year sitting }
      }
    }
  }
}`;

export const HOME = `query Home {
  home {
    banners { id alt image { url(width: 668, height: 668) } }
    internshipSubjects { id name iconUrl }
    ebooks { id name author category driveLink cover { url(width: 400, height: 400) } }
    plans { id name shortDescription features advantages prices { price duration } }
    faqs { id question answer }
  }
}`;

/** Ten topics of subjects, one upstream call each. */
export const TOPICS = `query Topics { ${times(10, (index) => `s${index}: internshipSubject(id: "s${index % 8}") { id name topics { id name isList } }`).join(' ')} }`;
