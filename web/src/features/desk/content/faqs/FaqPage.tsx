import { useState } from 'react';
import { FaqList } from '../../../faqs/index.ts';
import { TextField } from '../../../studio/paste/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { EntryPage, FORM_POLICY, LoadedEntry, type EntryProps } from '../entries/EntryPage.tsx';
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
export const FaqPage = () => (
  <EntryPage title={t('desk.contentFaq')} newTitle={t('desk.contentNewFaq')} backTo={contentPaths.faqs}>
    {(id) => <Faq id={id} />}
  </EntryPage>
);

function Faq({ id }: { id: string | undefined }) {
  const query = useDeskFaqsQuery({ skip: !id, fetchPolicy: FORM_POLICY });
  return (
    <LoadedEntry id={id} query={query} find={({ desk }) => desk.faqs.find((one) => one.id === id)} toStored={toStored}>
      {(entry) => <Editor {...entry} />}
    </LoadedEntry>
  );
}

function Editor({ stored, reload }: EntryProps<Form>) {
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
    backTo: contentPaths.faqs,
  });
  const { form, field } = editor;
  return (
    <EntryEditor
      label={t('desk.contentFaq')}
      editor={editor}
      effect={t(form.hidden ? 'desk.contentSavesHidden' : 'desk.contentSavesShown')}
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
        {...field('question')}
      />
      <TextArea
        label={t('desk.contentFaqAnswer')}
        hint={t('desk.contentFaqAnswerHint')}
        rows={8}
        maxLength={MAX_ANSWER}
        {...field('answer')}
      />
      <label className={classes.check}>
        <input type="checkbox" {...field('hidden', { type: 'checkbox' })} />
        {t('desk.contentHide')}
      </label>
    </EntryEditor>
  );
}
