import { Picture } from '../../../../components/Picture.tsx';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { EntryPage, FORM_POLICY, LoadedEntry, type EntryProps } from '../entries/EntryPage.tsx';
import { IdField } from '../entries/IdField.tsx';
import { isEntryId } from '../entries/new-id.ts';
import { PictureField, pictureUrl } from '../entries/PictureField.tsx';
import { useEntryForm, type Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths } from '../paths.ts';
import {
  useDeskSubjectsQuery,
  useSaveInternshipSubjectMutation,
  type DeskSubjectFragment,
} from './articles.generated.ts';

const MAX_NAME = 200;
const ICON_PX = 96;

type Form = { id: string; name: string; iconId: string };

const EMPTY: Form = { id: '', name: '', iconId: '' };

const toStored = ({ id, version, name, icon }: DeskSubjectFragment): Stored<Form> => ({
  version,
  form: { id, name, iconId: icon?.publicId ?? '' },
});

function check({ id, name }: Form): string | undefined {
  if (!name.trim()) return t('desk.contentSubjectNeeds');
  return isEntryId(id) ? undefined : t('desk.contentBadId');
}

/** `/studio/desk/rx-aid/:id`, and a new one: its name and icon. */
export const SubjectPage = () => (
  <EntryPage title={t('desk.contentSubject')} newTitle={t('desk.contentNewSubject')} backTo={contentPaths.subjects}>
    {(id) => <Subject id={id} />}
  </EntryPage>
);

function Subject({ id }: { id: string | undefined }) {
  const query = useDeskSubjectsQuery({ skip: !id, fetchPolicy: FORM_POLICY });
  return (
    <LoadedEntry
      id={id}
      query={query}
      find={({ desk }) => desk.internshipSubjects.find((one) => one.id === id)}
      toStored={toStored}
    >
      {(entry) => <Editor {...entry} />}
    </LoadedEntry>
  );
}

function Editor({ stored, reload }: EntryProps<Form>) {
  const [mutate] = useSaveInternshipSubjectMutation();
  const editor = useEntryForm<Form>({
    key: `desk subject ${stored?.form.id ?? 'new'}`,
    stored,
    start: EMPTY,
    check,
    save: (version, { iconId, ...subject }) =>
      mutate({ variables: { version, subject: { ...subject, iconId: iconId || null } } }),
    reload,
    backTo: contentPaths.subjects,
  });
  const { form, field, change, isNew } = editor;
  return (
    <EntryEditor
      label={t('desk.contentSubject')}
      editor={editor}
      effect={t('desk.contentSavesShown')}
      preview={
        <>
          {form.iconId && (
            <Picture src={pictureUrl(form.iconId, ICON_PX)} alt="" width={ICON_PX} height={ICON_PX} fallback={null} />
          )}
          <p>{form.name || t('desk.contentSubjectName')}</p>
        </>
      }
    >
      <IdField
        title={form.name}
        titleLabel={t('desk.contentSubjectName')}
        maxLength={MAX_NAME}
        id={form.id}
        idHint={t('desk.contentSubjectIdHint')}
        isNew={isNew}
        onChange={(name, id) => change({ name, id })}
      />
      <PictureField label={t('desk.contentIcon')} hint={t('desk.contentIconHint')} isOptional {...field('iconId')} />
    </EntryEditor>
  );
}
