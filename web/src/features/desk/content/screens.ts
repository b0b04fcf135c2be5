import { lazyPage } from '../../../components/lazy-page.ts';
import { t } from './messages/index.ts';
import { contentPaths } from './paths.ts';

const Faq = lazyPage(async () => (await import('./faqs/FaqPage.tsx')).FaqPage);
const Banner = lazyPage(async () => (await import('./banners/BannerPage.tsx')).BannerPage);
const Plan = lazyPage(async () => (await import('./plans/PlanPage.tsx')).PlanPage);
const Ebook = lazyPage(async () => (await import('./ebooks/EbookPage.tsx')).EbookPage);

const Subject = lazyPage(async () => (await import('./articles/SubjectPage.tsx')).SubjectPage);
const Topic = lazyPage(async () => (await import('./articles/TopicPage.tsx')).TopicPage);

const CONTENT = ['CONTENT_WRITE'] as const;
/** Who sets prices. */
const PLANS = [...CONTENT, 'MONEY'] as const;

/** The desk's screens of what readers see. */
export const contentScreens = [
  {
    path: contentPaths.lists,
    needs: CONTENT,
    Page: lazyPage(async () => (await import('./lists/ListsPage.tsx')).ListsPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentLists'),
      hint: () => t('desk.contentListsHint'),
    },
  },
  {
    path: contentPaths.faqs,
    needs: CONTENT,
    Page: lazyPage(async () => (await import('./faqs/FaqsPage.tsx')).FaqsPage),
    entry: { group: 'CONTENT' as const, title: () => t('desk.contentFaqs'), hint: () => t('desk.contentFaqsHint') },
  },
  { path: contentPaths.faq, needs: CONTENT, Page: Faq },
  { path: contentPaths.newFaq, needs: CONTENT, Page: Faq },
  {
    path: contentPaths.banners,
    needs: CONTENT,
    Page: lazyPage(async () => (await import('./banners/BannersPage.tsx')).BannersPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentBanners'),
      hint: () => t('desk.contentBannersHint'),
    },
  },
  { path: contentPaths.banner, needs: CONTENT, Page: Banner },
  { path: contentPaths.newBanner, needs: CONTENT, Page: Banner },
  {
    path: contentPaths.plans,
    needs: PLANS,
    Page: lazyPage(async () => (await import('./plans/PlansPage.tsx')).DeskPlansPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentPlans'),
      hint: () => t('desk.contentPlansHint'),
    },
  },
  { path: contentPaths.plan, needs: PLANS, Page: Plan },
  { path: contentPaths.newPlan, needs: PLANS, Page: Plan },
  {
    path: contentPaths.ebooks,
    needs: CONTENT,
    Page: lazyPage(async () => (await import('./ebooks/EbooksPage.tsx')).DeskEbooksPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentEbooks'),
      hint: () => t('desk.contentEbooksHint'),
    },
  },
  { path: contentPaths.ebook, needs: CONTENT, Page: Ebook },
  { path: contentPaths.newEbook, needs: CONTENT, Page: Ebook },
  {
    path: contentPaths.subjects,
    needs: CONTENT,
    Page: lazyPage(async () => (await import('./articles/SubjectsPage.tsx')).DeskSubjectsPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.contentArticles'),
      hint: () => t('desk.contentArticlesHint'),
    },
  },
  { path: contentPaths.subject, needs: CONTENT, Page: Subject },
  { path: contentPaths.newSubject, needs: CONTENT, Page: Subject },
  {
    path: contentPaths.topics,
    needs: CONTENT,
    Page: lazyPage(async () => (await import('./articles/TopicsPage.tsx')).DeskTopicsPage),
  },
  {
    path: contentPaths.drafts,
    needs: ['CONTENT_REVIEW'] as const,
    Page: lazyPage(async () => (await import('./articles/review/DraftsPage.tsx')).DraftsPage),
    entry: {
      group: 'CONTENT' as const,
      title: () => t('desk.drafts'),
      hint: () => t('desk.draftsHint'),
      waiting: ['ARTICLES'] as const,
    },
  },
  {
    // For those who write and for those who review.
    path: contentPaths.draft,
    needs: [],
    Page: lazyPage(async () => (await import('./articles/review/DraftPage.tsx')).DraftPage),
  },
  {
    path: contentPaths.legal,
    needs: CONTENT,
    Page: lazyPage(async () => (await import('./legal/LegalTextsPage.tsx')).LegalTextsPage),
    entry: { group: 'CONTENT' as const, title: () => t('desk.contentLegal'), hint: () => t('desk.contentLegalHint') },
  },
  {
    path: contentPaths.legalText,
    needs: CONTENT,
    Page: lazyPage(async () => (await import('./legal/LegalTextPage.tsx')).LegalTextPage),
  },
  { path: contentPaths.topic, needs: CONTENT, Page: Topic },
  { path: contentPaths.newTopic, needs: CONTENT, Page: Topic },
];
