import { useState } from 'react';
import { errorField } from '../../../apollo/errors.ts';
import { toast } from '../../../components/toast.ts';
import { describeError, useOnce } from '../../../components/useOnce.ts';
import type { StudyPlanInput } from '../../../graphql.generated.ts';
import { t } from '../messages/index.ts';
import { OwnPlanDocument, type PlanFactsFragment, useSetStudyPlanMutation } from './plan.generated.ts';

type Options = { onSent: () => void; onSaved: () => void; onFailed: () => void };

/** Stores a plan. The screen shows `expected`, if it is known, before the server has answered. */
export function useSavePlan({ onSent, onSaved, onFailed }: Options) {
  const [mutate] = useSetStudyPlanMutation();
  const [field, setField] = useState<string>();
  const once = useOnce((error) => {
    setField(errorField(error));
    onFailed();
    return describeError(error);
  });
  const save = (input: StudyPlanInput, expected: PlanFactsFragment | undefined) =>
    once.run(async () => {
      setField(undefined);
      const sent = mutate({
        variables: { input },
        ...(expected && { optimisticResponse: { setStudyPlan: expected } }),
        update: (cache, { data }) => {
          cache.updateQuery({ query: OwnPlanDocument }, (own) =>
            own?.viewer?.study && data
              ? { ...own, viewer: { ...own.viewer, study: { ...own.viewer.study, plan: data.setStudyPlan } } }
              : undefined,
          );
        },
      });
      if (expected) onSent();
      await sent;
      onSaved();
      void toast(t('review.planSaved'), 'success');
    });
  return { save, field, problem: once.problem, isBusy: once.isBusy };
}

export type Saving = ReturnType<typeof useSavePlan>;
