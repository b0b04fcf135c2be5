import { useOnce } from '../../../components/useOnce.ts';
import {
  OwnTargetsDocument,
  type OwnTargetsQuery,
  type TargetFactsFragment,
  useOwnTargetsQuery,
  useRemoveItemTargetMutation,
  useSetItemTargetMutation,
} from './targets.generated.ts';

export type TargetFacts = TargetFactsFragment;

/** Undefined until they are known, and for visitors. */
export function useOwnTargets(skip: boolean) {
  const { data } = useOwnTargetsQuery({ fetchPolicy: 'cache-and-network', skip });
  return data?.viewer?.study?.targets;
}

/** The same, with why they cannot be loaded. */
export function useOwnTargetsState() {
  const { data, error, loading, refetch } = useOwnTargetsQuery({ fetchPolicy: 'cache-and-network' });
  return {
    targets: data?.viewer?.study?.targets,
    error,
    isLoading: loading,
    refetch: () => void refetch().catch(() => {}),
  };
}

/** Whether questions of targets still come. Of what is loaded already, so that it asks nothing twice. */
export function useHasOpenTargets(): boolean {
  const { data } = useOwnTargetsQuery({ fetchPolicy: 'cache-first' });
  return data?.viewer?.study?.targets.some(({ questions }) => questions > 0) ?? false;
}

/** Whether a target is for these items, in any order. */
export const isFor = (target: TargetFacts, items: readonly string[]): boolean =>
  target.items.length === items.length && target.items.every(({ code }) => items.includes(code));

const change =
  (edit: (targets: readonly TargetFacts[]) => readonly TargetFacts[]) =>
  (own: OwnTargetsQuery | null): OwnTargetsQuery | undefined => {
    const study = own?.viewer?.study;
    if (!study) return undefined;
    const targets = edit(study.targets).toSorted((a, b) => (a.on < b.on ? -1 : 1));
    return { ...own, viewer: { ...own.viewer!, study: { ...study, targets } } };
  };

/** Setting and removing a target. The list of targets follows. */
export function useTargetChanges() {
  const [set] = useSetItemTargetMutation();
  const [remove] = useRemoveItemTargetMutation();
  const once = useOnce();
  return {
    isBusy: once.isBusy,
    problem: once.problem,
    set: (items: readonly string[], on: string, done?: () => void) =>
      once.run(async () => {
        await set({
          variables: { items: [...items], on },
          update: (cache, { data }) => {
            const target = data?.setItemTarget;
            if (!target) return;
            cache.updateQuery(
              { query: OwnTargetsDocument },
              change((all) => [...all.filter(({ id }) => id !== target.id), target]),
            );
          },
        });
        done?.();
      }),
    remove: (target: TargetFacts, done?: () => void) =>
      once.run(async () => {
        await remove({
          variables: { id: target.id },
          update: (cache) => {
            cache.updateQuery(
              { query: OwnTargetsDocument },
              change((all) => all.filter(({ id }) => id !== target.id)),
            );
          },
        });
        done?.();
      }),
  };
}
