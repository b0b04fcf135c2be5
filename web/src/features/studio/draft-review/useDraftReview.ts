import { useDraftReviewQuery } from './draft-review.generated.ts';

/** Undefined while it loads; null where it failed, and where the server has none. */
export function useDraftReview(id: string | undefined) {
  const { data, loading } = useDraftReviewQuery({
    variables: { id: id ?? '' },
    skip: id === undefined,
    fetchPolicy: 'cache-and-network',
  });
  return data?.studio.question?.review ?? (loading ? undefined : null);
}
