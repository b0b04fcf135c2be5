import { features } from '../features/index.ts';

/** The links of the header and the footer. */
export const navigation = features.flatMap((feature) => feature.navigation ?? []);
