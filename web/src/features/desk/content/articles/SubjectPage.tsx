import { useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { Picture } from '../../../../components/Picture.tsx';
import { toast } from '../../../../components/toast.ts';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
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
export function SubjectPage() {
  const { id } = useParams();
  return (
    <StudioPage
      title={t(id ? 'desk.contentSubject' : 'desk.contentNewSubject')}
      least="ADMIN"
      backTo={contentPaths.subjects}
    >
      <Subject key={id} id={id} />
    </StudioPage>
  );
}

function Subject({ id }: { id: string | undefined }) {
  const query = useDeskSubjectsQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const find = (subjects: readonly DeskSubjectFragment[] | undefined) => {
    const subject = subjects?.find((one) => one.id === id);
    return subject && toStored(subject);
  };
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk }) => {
        const stored = find(desk.internshipSubjects);
        if (id !== undefined && !stored) return <NoData>{t('desk.contentGone')}</NoData>;
        return (
          <Editor stored={stored} reload={async () => find((await query.refetch()).data?.desk.internshipSubjects)} />
        );
      }}
    </Loaded>
  );
}

type EditorProps = { stored: Stored<Form> | undefined; reload: () => Promise<Stored<Form> | undefined> };

function Editor({ stored, reload }: EditorProps) {
  const navigate = useNavigate();
  const [mutate] = useSaveInternshipSubjectMutation();
  const editor = useEntryForm<Form>({
    key: `desk subject ${stored?.form.id ?? 'new'}`,
    stored,
    start: EMPTY,
    check,
    save: (version, { iconId, ...subject }) =>
      mutate({ variables: { version, subject: { ...subject, iconId: iconId || null } } }),
    reload,
    onSaved: () => {
      void toast(t('desk.contentSaved'), 'success');
      void navigate(contentPaths.subjects);
    },
  });
  const { form, change, isNew } = editor;
  return (
    <EntryEditor
      label={t('desk.contentSubject')}
      editor={editor}
      effect={t('desk.contentSavesShown')}
      backTo={contentPaths.subjects}
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
      <PictureField
        label={t('desk.contentIcon')}
        hint={t('desk.contentIconHint')}
        value={form.iconId}
        isOptional
        onChange={(iconId) => change({ iconId })}
      />
    </EntryEditor>
  );
}
