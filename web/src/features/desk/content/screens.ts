import { lazyPage } from '../../../components/lazy-page.ts';
import { t } from './messages/index.ts';
import { contentPaths } from './paths.ts';

const Faq = lazyPage(async () => (await import('./faqs/FaqPage.tsx')).FaqPage);
const Banner = lazyPage(async () => (await import('./banners/BannerPage.tsx')).BannerPage);
const Plan = lazyPage(async () => (await import('./plans/PlanPage.tsx')).PlanPage);
const Ebook = lazyPage(async () => (await import('./ebooks/EbookPage.tsx')).EbookPage);

const Subject = lazyPage(async () => (await import('./articles/SubjectPage.tsx')).SubjectPage);
const Topic = lazyPage(async () => (await import('./articles/TopicPage.tsx')).TopicPage);

/** The desk's screens of what readers see. */
export const contentScreens = [
  {
    path: contentPaths.lists,
    Page: lazyPage(async () => (await import('./lists/ListsPage.tsx')).ListsPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentLists'),
      hint: () => t('desk.contentListsHint'),
    },
  },
  {
    path: contentPaths.faqs,
    Page: lazyPage(async () => (await import('./faqs/FaqsPage.tsx')).FaqsPage),
    entry: { group: 'CONTENT' as const, title: () => t('desk.contentFaqs'), hint: () => t('desk.contentFaqsHint') },
  },
  { path: contentPaths.faq, Page: Faq },
  { path: contentPaths.newFaq, Page: Faq },
  {
    path: contentPaths.banners,
    Page: lazyPage(async () => (await import('./banners/BannersPage.tsx')).BannersPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentBanners'),
      hint: () => t('desk.contentBannersHint'),
    },
  },
  { path: contentPaths.banner, Page: Banner },
  { path: contentPaths.newBanner, Page: Banner },
  {
    path: contentPaths.plans,
    Page: lazyPage(async () => (await import('./plans/PlansPage.tsx')).DeskPlansPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentPlans'),
      hint: () => t('desk.contentPlansHint'),
    },
  },
  { path: contentPaths.plan, Page: Plan },
  { path: contentPaths.newPlan, Page: Plan },
  {
    path: contentPaths.ebooks,
    Page: lazyPage(async () => (await import('./ebooks/EbooksPage.tsx')).DeskEbooksPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentEbooks'),
      hint: () => t('desk.contentEbooksHint'),
    },
  },
  { path: contentPaths.ebook, Page: Ebook },
  { path: contentPaths.newEbook, Page: Ebook },
  {
    path: contentPaths.subjects,
    Page: lazyPage(async () => (await import('./articles/SubjectsPage.tsx')).DeskSubjectsPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentArticles'),
      hint: () => t('desk.contentArticlesHint'),
    },
  },
  { path: contentPaths.subject, Page: Subject },
  { path: contentPaths.newSubject, Page: Subject },
  {
    path: contentPaths.topics,
    Page: lazyPage(async () => (await import('./articles/TopicsPage.tsx')).DeskTopicsPage),
  },
  { path: contentPaths.topic, Page: Topic },
  { path: contentPaths.newTopic, Page: Topic },
];
