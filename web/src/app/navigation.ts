import { features } from '../features/index.ts';

export const navigation = features.flatMap((feature) => feature.navigation ?? []);
