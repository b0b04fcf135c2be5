import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { toast } from '../../../../components/toast.ts';
import { FaqList } from '../../../faqs/index.ts';
import { TextField } from '../../../studio/paste/index.ts';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import classes from '../entries/Entries.module.css';
import { randomId } from '../entries/new-id.ts';
import { TextArea } from '../entries/TextArea.tsx';
import { useEntryForm, type Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths } from '../paths.ts';
import { useDeskFaqsQuery, useSaveFaqMutation, type DeskFaqFragment } from './faqs.generated.ts';

const MAX_QUESTION = 300;
const MAX_ANSWER = 5_000;

type Form = { id: string; question: string; answer: string; hidden: boolean };

const toStored = ({ id, version, question, answer, hidden }: DeskFaqFragment): Stored<Form> => ({
  version,
  form: { id, question, answer, hidden },
});

/** `/studio/desk/faqs/:id`, and a new one. */
export function FaqPage() {
  const { id } = useParams();
  return (
    <StudioPage title={t(id ? 'desk.contentFaq' : 'desk.contentNewFaq')} least="ADMIN" backTo={contentPaths.faqs}>
      <Faq key={id} id={id} />
    </StudioPage>
  );
}

function Faq({ id }: { id: string | undefined }) {
  const query = useDeskFaqsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const find = (faqs: readonly DeskFaqFragment[] | undefined) => {
    const faq = faqs?.find((one) => one.id === id);
    return faq && toStored(faq);
  };
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk }) => {
        const stored = find(desk.faqs);
        if (id !== undefined && !stored) return <NoData>{t('desk.contentGone')}</NoData>;
        return <Editor stored={stored} reload={async () => find((await query.refetch()).data?.desk.faqs)} />;
      }}
    </Loaded>
  );
}

type EditorProps = { stored: Stored<Form> | undefined; reload: () => Promise<Stored<Form> | undefined> };

function Editor({ stored, reload }: EditorProps) {
  const navigate = useNavigate();
  const [start] = useState((): Form => ({ id: randomId('faq'), question: '', answer: '', hidden: false }));
  const [mutate] = useSaveFaqMutation();
  const editor = useEntryForm<Form>({
    key: `desk faq ${stored?.form.id ?? 'new'}`,
    stored,
    start,
    check: ({ question, answer }) => (question.trim() && answer.trim() ? undefined : t('desk.contentFaqNeeds')),
    save: (version, { question, ...faq }) =>
      mutate({ variables: { version, faq: { ...faq, question: question.replaceAll(/\s+/g, ' ') } } }),
    reload,
    onSaved: () => {
      void toast(t('desk.contentSaved'), 'success');
      void navigate(contentPaths.faqs);
    },
  });
  const { form, change } = editor;
  return (
    <EntryEditor
      label={t('desk.contentFaq')}
      editor={editor}
      effect={t(form.hidden ? 'desk.contentSavesHidden' : 'desk.contentSavesShown')}
      backTo={contentPaths.faqs}
      preview={
        <FaqList
          faqs={[{ id: form.id, question: form.question || t('desk.contentFaqQuestion'), answer: form.answer }]}
        />
      }
    >
      <TextField
        label={t('desk.contentFaqQuestion')}
        required
        maxLength={MAX_QUESTION}
        autoComplete="off"
        value={form.question}
        onChange={({ currentTarget }) => change({ question: currentTarget.value })}
      />
      <TextArea
        label={t('desk.contentFaqAnswer')}
        hint={t('desk.contentFaqAnswerHint')}
        rows={8}
        maxLength={MAX_ANSWER}
        value={form.answer}
        onChange={(answer) => change({ answer })}
      />
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={form.hidden}
          onChange={({ currentTarget }) => change({ hidden: currentTarget.checked })}
        />
        {t('desk.contentHide')}
      </label>
    </EntryEditor>
  );
}
