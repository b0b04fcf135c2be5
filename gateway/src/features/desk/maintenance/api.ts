import type { RestClient } from '../../../rest/client.ts';
import { withConflict } from '../calls.ts';
import * as rows from './rows.ts';

export const maintenanceApi = (rest: RestClient) => ({
  studyRebuild: () => rest.get('/admin/study/rebuild', rows.latestRebuild),
  startStudyRebuild: () => withConflict(rest.post('/admin/study/rebuild/start', {}, rows.studyRebuild)),
});
