import { useEffect, type ComponentType } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { lazyPage } from '../../components/lazy-page.ts';
import { PageHeader } from '../../components/PageHeader.tsx';
import { NoData } from '../../components/NoData.tsx';
import { deskScreens } from './desk/screens.ts';
import { paths } from './pages.ts';
import { STUDIO_PATH } from './paths.ts';
import { t } from './messages/index.ts';

const Questions = lazyPage(async () => (await import('./questions/QuestionsPage.tsx')).QuestionsPage);
const Editor = lazyPage(async () => (await import('./editor/EditorPage.tsx')).EditorPage);

const Review = lazyPage(async () => (await import('./review/ReviewPage.tsx')).ReviewPage);
const Reviewed = lazyPage(async () => (await import('./review/ReviewedQuestionPage.tsx')).ReviewedQuestionPage);
const Reports = lazyPage(async () => (await import('./reports/ReportsPage.tsx')).ReportsPage);
const Reported = lazyPage(async () => (await import('./reports/ReportedQuestionPage.tsx')).ReportedQuestionPage);
const Suspects = lazyPage(async () => (await import('./analysis/SuspectsPage.tsx')).SuspectsPage);

const Desk = lazyPage(async () => (await import('./desk/DeskPage.tsx')).DeskPage);

const PAGES: readonly { path: string; Page: ComponentType }[] = [
  { path: paths.questions, Page: Questions },
  { path: paths.start, Page: Editor },
  { path: paths.question, Page: Editor },
  { path: paths.review, Page: Review },
  { path: paths.reviewed, Page: Reviewed },
  { path: paths.reports, Page: Reports },
  { path: paths.reported, Page: Reported },
  { path: paths.suspects, Page: Suspects },
  { path: paths.desk, Page: Desk },
  ...deskScreens,
];

/** An effect, because the server renders no redirect. */
function Start() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.questions, { replace: true }), [navigate]);
  return null;
}

const NoSuchPage = () => (
  <>
    <PageHeader title={t('shared.pageNotFound')} missing />
    <NoData>{t('shared.noSuchPage')}</NoData>
  </>
);

export const StudioPages = () => (
  <Routes>
    <Route index element={<Start />} />
    {PAGES.map(({ path, Page }) => (
      <Route key={path} path={path.slice(STUDIO_PATH.length + 1)} element={<Page />} />
    ))}
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
