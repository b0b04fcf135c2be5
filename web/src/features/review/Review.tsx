import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '../../components/lazy-page.ts';
import { NoSuchPage } from '../../components/NoSuchPage.tsx';
import memoryClasses from './memory/Memory.module.css';

const ReviewPage = lazyPage(async () => (await import('./round/ReviewPage.tsx')).ReviewPage);
const PlanPage = lazyPage(async () => (await import('./plan/PlanPage.tsx')).PlanPage);
const MemoryPage = lazyPage(async () => (await import('./memory/MemoryPage.tsx')).MemoryPage);

/** `/review` and what is below. Each screen is loaded when it is opened. */
export const Review = () => (
  <Routes>
    <Route index element={<ReviewPage />} />
    <Route path="plan" element={<PlanPage />} />
    <Route path="memory" element={<MemoryScreen />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);

/** Sets the width here because a server-rendered document links only the style sheets of this file. */
const MemoryScreen = () => (
  <div className={memoryClasses.page}>
    <MemoryPage />
  </div>
);
