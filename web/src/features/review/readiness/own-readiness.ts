import type { ReadinessQuery } from './readiness.generated.ts';

type Study = NonNullable<NonNullable<ReadinessQuery['viewer']>['study']>;
export type OwnReadiness = Study['readiness'][number];
