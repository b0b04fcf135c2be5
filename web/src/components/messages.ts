/**
 * Everything the product says to its reader, but for headings and labels. Quoted from the specification where it has
 * them. Every question page loads this file: what only signed-in readers' screens and forms say stands in messages/.
 */
export const messages = {
  // Shared (specification 2 and 8)
  noData: 'No data found',
  returnHome: 'Return home',
  retry: 'Retry',
  reload: 'Reload',
  timeout: 'Request timed out. Please try again later.',
  noResponse: 'No response from server. Please check your connection.',
  offline: 'You are offline. Check your connection, then retry.',
  loadFailed: 'This page could not be loaded',
  offlineTitle: 'You are offline',
  offlinePage: 'This page is not on your device yet. It opens by itself when the connection is back.',
  newRelease: 'The page could not be fetched: the connection was lost, or a new version is out. Reload to go on.',
  unknown: 'An unknown error occurred.',

  // Home (specification 1 and 2)
  headline: 'Trusted Medical Solutions for Professionals and Students',
  subtitle: 'Empowering Healthcare Professionals and Students with Comprehensive, Reliable Resources.',
  heroSearch: 'Board, Question or Rx',
  topicsToChoose: '20+ topics to choose from',

  // A part of a page (specification 8 has the words for plans)
  plansFailed: 'Failed to load subscriptions',
  partFailed: (part: string) => `Failed to load ${part}`,

  yearsFailed: 'Failed to load years',
  topicsFailed: 'Failed to load topics',

  // Questions (specification 5 and 8)
  struckOut: 'Struck out:',
  struckOutEnd: 'End of struck-out text.',
  lockedTab: 'Kindly purchase to access more pages.',
  lockedPage: 'Please purchase packages to access more pages.',
  rangeRequired: "Please fill in the form and 'to' values.",
  rangeSubmitted: 'Form submitted successfully!',
  rangeNotWhole: 'Use whole numbers from 1.',
  firstPageIsOpen: 'Any plan opens all questions of all lists. Page 1 is open to everybody.',
  lockedPlaces: (places: string) =>
    `Questions ${places} open with any plan. The first 20 questions of a list are open to everybody.`,
  linkSearching: (ref: string) => `Looking for question ${ref}…`,
  linkAbsent: (ref: string) => `Question ${ref}, which the link names, is not on this page.`,
  linkLocked: (ref: string) =>
    `Question ${ref} is not among the first 20 of this list, which are open to everybody. Any plan opens all questions of all lists.`,
  listLength: (length: number) => `This list has ${length} ${length === 1 ? 'question' : 'questions'}.`,
  rangeReversed: "'To' must not be less than 'from'.",
  examinedHere: (years: string, others: string) =>
    others ? `${years} professional year here and ${others}` : `${years} professional year here`,
  inCurricula: (versions: string, count: number) =>
    count === 1 ? `in the ${versions} curriculum` : `in the curricula of ${versions}`,
  noSubjects: 'No subjects available for this professor.',
  dataNotAvailable: 'Data not available',
  questionNotAvailable: 'Question Not Available',
  original: (papers: string) => (papers ? `Original question in the style of ${papers}` : 'Original question'),
  originals: 'Original questions were written for practice, in the style of a paper. They were not set in it.',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageNumber: (page: number) => `Page ${page}`,
  unreadable: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'} could not be shown.`,
  onlyOpenPart: (shown: number, promised: number) =>
    `${shown} of these ${promised} questions are open to you. Kindly purchase to access more.`,

  // Internship (specification 2)
  subTopics: 'Search What You Need',

  // Search (specification 2)
  searchTitle: 'Search Your need',
  searchPlaceholder: 'Search for Board, Question',
  searchingFor: 'You are searching for',
  noResults: 'No data available',
} as const;
