import { useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { toast } from '../../../../components/toast.ts';
import { PlanCards } from '../../../plans/index.ts';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { useEntryForm, type Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths } from '../paths.ts';
import { PlanFields } from './PlanFields.tsx';
import { checkPlan, emptyPlan, toInput, toStored, type PlanForm } from './plan-form.ts';
import { useDeskPlansQuery, useSavePlanMutation, type DeskPlanFragment } from './plans.generated.ts';

/** `/studio/desk/plans/:id`, and a new one. */
export function PlanPage() {
  const { id } = useParams();
  return (
    <StudioPage title={t(id ? 'desk.contentPlan' : 'desk.contentNewPlan')} least="ADMIN" backTo={contentPaths.plans}>
      <Plan key={id} id={id} />
    </StudioPage>
  );
}

function Plan({ id }: { id: string | undefined }) {
  const query = useDeskPlansQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const find = (plans: readonly DeskPlanFragment[] | undefined) => {
    const plan = plans?.find((one) => one.id === id);
    return plan && toStored(plan);
  };
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk }) => {
        const stored = find(desk.plans);
        if (id !== undefined && !stored) return <NoData>{t('desk.contentGone')}</NoData>;
        return <Editor stored={stored} reload={async () => find((await query.refetch()).data?.desk.plans)} />;
      }}
    </Loaded>
  );
}

type EditorProps = { stored: Stored<PlanForm> | undefined; reload: () => Promise<Stored<PlanForm> | undefined> };

function Editor({ stored, reload }: EditorProps) {
  const navigate = useNavigate();
  const [mutate] = useSavePlanMutation();
  const editor = useEntryForm<PlanForm>({
    key: `desk plan ${stored?.form.id ?? 'new'}`,
    stored,
    start: emptyPlan,
    check: checkPlan,
    save: (version, plan) => mutate({ variables: { version, plan: toInput(plan) } }),
    reload,
    onSaved: () => {
      void toast(t('desk.contentSaved'), 'success');
      void navigate(contentPaths.plans);
    },
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
      backTo={contentPaths.plans}
      preview={<PlanPreview form={form} />}
    >
      <PlanFields editor={editor} />
    </EntryEditor>
  );
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
