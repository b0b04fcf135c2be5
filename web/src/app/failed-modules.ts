import { timedFetch } from '../apollo/timed-fetch.ts';
import { reload } from '../components/ErrorNotices.tsx';
import { isBusy, watchForms } from './busy.ts';

const TIMEOUT_MS = 5000;

/**
 * Reloads the page when code fails again although the server can be reached: Chrome 150, unlike 156, never fetches a
 * failed module again, and a new release may have removed it. Never a page with a paper or an edited form.
 */
export function reloadAfterFailedModules() {
  let hasFailed = false;
  watchForms();
  addEventListener('vite:preloadError', () => void check());

  async function check() {
    const isRepeated = hasFailed;
    const isReachable = await canReload();
    if (isRepeated && isReachable && !isBusy()) reload();
    // Where a reload did not help, only a broken connection justifies another.
    hasFailed ||= !isReachable || navigation().type !== 'reload';
  }
}

const canReload = () =>
  timedFetch(TIMEOUT_MS, fetch)('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const navigation = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
