import type { Role } from '../../../graphql.generated.ts';

export type PersonWithRole = { userId: string; name: string; role: Role };
