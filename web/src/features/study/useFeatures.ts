import { useQuery } from '@apollo/client/react';
import { useSession } from '../../session/index.ts';
import { FeaturesDocument } from './features.generated.ts';

/** What the gateway offers a signed-in reader; undefined for a visitor and while unknown. */
export function useFeatures() {
  const session = useSession();
  return useQuery(FeaturesDocument, { skip: !session }).data?.features;
}
