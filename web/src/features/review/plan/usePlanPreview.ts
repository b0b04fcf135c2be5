import { skipToken } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import type { StudyPlanInput } from '../../../graphql.generated.ts';
import { usePlanPreviewQuery } from './plan.generated.ts';

const SETTLE_MS = 350;

/** What a plan would say. A request that a later choice overtakes is cancelled. Null: not all is chosen. */
export function usePlanPreview(input: StudyPlanInput | null) {
  const choice = JSON.stringify(input);
  const [settled] = useDebouncedValue(choice, SETTLE_MS);
  const asked = JSON.parse(settled) as StudyPlanInput | null;
  const query = usePlanPreviewQuery(
    asked && input ? { variables: { input: asked }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const isCurrent = settled === choice && !query.loading;
  return {
    /** That of the former choices while the new ones are loading. */
    plan: input ? (query.data ?? query.previousData)?.viewer?.study?.planPreview : undefined,
    isCurrent,
    error: isCurrent ? query.error : undefined,
    retry: () => void query.refetch?.().catch(() => {}),
  };
}

export type Preview = ReturnType<typeof usePlanPreview>;
