import { TextInput } from '@mantine/core';
import { useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { toast } from '../../../../components/toast.ts';
import { PlanCards } from '../../../plans/index.ts';
import { StudioPage } from '../../shell/StudioPage.tsx';
import { StudioSkeleton } from '../../shell/StudioSkeleton.tsx';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import classes from '../entries/Entries.module.css';
import { IdField } from '../entries/IdField.tsx';
import { TextArea } from '../entries/TextArea.tsx';
import { useEntryForm, type Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths } from '../paths.ts';
import { checkPlan, emptyPlan, toInput, toStored, type PlanForm } from './plan-form.ts';
import { useDeskPlansQuery, useSavePlanMutation, type DeskPlanFragment } from './plans.generated.ts';
import { PriceFields } from './PriceFields.tsx';

const MAX_NAME = 200;
const MAX_DESCRIPTION = 300;
const MAX_LINES = 6_000;

/** `/studio/desk/plans/:id`, and a new one. */
export function PlanPage() {
  const { id } = useParams();
  return (
    <StudioPage
      title={t(id ? 'studio.contentPlan' : 'studio.contentNewPlan')}
      least="ADMIN"
      backTo={contentPaths.plans}
    >
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
        if (id !== undefined && !stored) return <NoData>{t('studio.contentGone')}</NoData>;
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
      void toast(t('studio.contentSaved'), 'success');
      void navigate(contentPaths.plans);
    },
  });
  const { form, change, isNew } = editor;
  const isWithdrawn = stored?.form.onSale === true && !form.onSale;
  const plan = toInput(form);
  return (
    <EntryEditor
      label={t('studio.contentPlan')}
      editor={editor}
      effect={t(
        isWithdrawn
          ? 'studio.contentPlanWithdrawal'
          : form.onSale
            ? 'studio.contentPlanSaves'
            : 'studio.contentPlanStaysOff',
      )}
      backTo={contentPaths.plans}
      preview={
        <PlanCards
          plans={[
            {
              ...plan,
              name: plan.name || t('studio.contentPlanName'),
              features: plan.features ?? [],
              advantages: plan.advantages ?? [],
            },
          ]}
        />
      }
    >
      <IdField
        title={form.name}
        titleLabel={t('studio.contentPlanName')}
        maxLength={MAX_NAME}
        id={form.id}
        idLabel={t('studio.contentPlanId')}
        idHint={t('studio.contentPlanIdHint')}
        isNew={isNew}
        onChange={(name, id) => change({ name, id })}
      />
      <TextInput
        label={t('studio.contentPlanDescription')}
        required
        maxLength={MAX_DESCRIPTION}
        autoComplete="off"
        value={form.shortDescription}
        onChange={({ currentTarget }) => change({ shortDescription: currentTarget.value })}
      />
      <PriceFields prices={form.prices} onChange={(prices) => change({ prices })} />
      <TextArea
        label={t('studio.contentPlanFeatures')}
        hint={t('studio.contentOneALine')}
        rows={6}
        maxLength={MAX_LINES}
        value={form.features}
        onChange={(features) => change({ features })}
      />
      <TextArea
        label={t('studio.contentPlanAdvantages')}
        hint={t('studio.contentOneALine')}
        rows={4}
        maxLength={MAX_LINES}
        value={form.advantages}
        onChange={(advantages) => change({ advantages })}
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={form.onSale}
          onChange={({ currentTarget }) => change({ onSale: currentTarget.checked })}
        />
        {t('studio.contentOnSale')}
      </label>
    </EntryEditor>
  );
}
