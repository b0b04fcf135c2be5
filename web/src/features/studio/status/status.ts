import type { QuestionStatus } from '../../../graphql.generated.ts';
import { t } from '../messages/index.ts';

const NAMES = {
  DRAFT: 'studio.draft',
  IN_REVIEW: 'studio.inReview',
  RETURNED: 'studio.returned',
  PUBLISHED: 'studio.published',
  RETIRED: 'studio.retired',
} as const;

export const statusName = (status: QuestionStatus) => t(NAMES[status]);
