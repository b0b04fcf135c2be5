import type { ApolloCache } from '@apollo/client/cache';
import { PlanCards, PlanFragmentDoc } from '../../../plans/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { EntryPage, FORM_POLICY, LoadedEntry, type EntryProps } from '../entries/EntryPage.tsx';
import { useEntryForm } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths } from '../paths.ts';
import { PlanFields } from './PlanFields.tsx';
import { checkPlan, emptyPlan, toInput, toStored, type PlanForm } from './plan-form.ts';
import { useDeskPlansQuery, useSavePlanMutation, type SavePlanMutation } from './plans.generated.ts';

/** `/studio/desk/plans/:id`, and a new one. */
export const PlanPage = () => (
  <EntryPage title={t('desk.contentPlan')} newTitle={t('desk.contentNewPlan')} backTo={contentPaths.plans}>
    {(id) => <Plan id={id} />}
  </EntryPage>
);

function Plan({ id }: { id: string | undefined }) {
  const query = useDeskPlansQuery({ skip: !id, fetchPolicy: FORM_POLICY });
  return (
    <LoadedEntry id={id} query={query} find={({ desk }) => desk.plans.find((one) => one.id === id)} toStored={toStored}>
      {(entry) => <Editor {...entry} />}
    </LoadedEntry>
  );
}

function Editor({ stored, reload }: EntryProps<PlanForm>) {
  const [mutate] = useSavePlanMutation({ update: updateOffer });
  const editor = useEntryForm<PlanForm>({
    key: `desk plan ${stored?.form.id ?? 'new'}`,
    stored,
    start: emptyPlan,
    check: checkPlan,
    save: (version, plan) => mutate({ variables: { version, plan: toInput(plan) } }),
    reload,
    backTo: contentPaths.plans,
  });
  const { form } = editor;
  const isWithdrawn = stored?.form.onSale === true && !form.onSale;
  return (
    <EntryEditor
      label={t('desk.contentPlan')}
      editor={editor}
      effect={t(
        isWithdrawn ? 'desk.contentPlanWithdrawal' : form.onSale ? 'desk.contentPlanSaves' : 'desk.contentPlanStaysOff',
      )}
      preview={<PlanPreview form={form} />}
    >
      <PlanFields editor={editor} />
    </EntryEditor>
  );
}

/** What readers are offered is another type in the cache. */
function updateOffer(cache: ApolloCache, { data }: { data?: SavePlanMutation | null | undefined }) {
  if (!data) return;
  const offer = { ...data.savePlan, __typename: 'SubscriptionPlan' };
  const id = cache.identify(offer)!;
  if (offer.onSale) cache.writeFragment({ id, fragment: PlanFragmentDoc, data: offer });
  else cache.evict({ id });
}

function PlanPreview({ form }: { form: PlanForm }) {
  const plan = toInput(form);
  return (
    <PlanCards
      plans={[
        {
          ...plan,
          name: plan.name || t('desk.contentPlanName'),
          features: plan.features ?? [],
          advantages: plan.advantages ?? [],
        },
      ]}
    />
  );
}
