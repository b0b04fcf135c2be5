import { useSession } from '../../../session/index.ts';
import { useCardProgressQuery, type CardProgressQueryVariables } from './card-progress.generated.ts';

export type Mine = ReadonlyMap<string, { answered: number; right: number } | null>;

/** The account's progress by code of item or card. Empty at first, on the server and for visitors. */
export function useMine(variables: CardProgressQueryVariables): Mine {
  const { data } = useCardProgressQuery({ variables, skip: !useSession(), fetchPolicy: 'cache-and-network' });
  return new Map(
    data?.curriculum?.cards.flatMap(({ code, mine, items }) => [
      [code, mine] as const,
      ...items.map((item) => [item.code, item.mine] as const),
    ]),
  );
}
