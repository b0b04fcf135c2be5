import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { EbookCard } from '../../../ebooks/card/index.ts';
import { TextField } from '../../../studio/paste/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { EntryPage, FORM_POLICY, LoadedEntry, type EntryProps } from '../entries/EntryPage.tsx';
import { PictureField, pictureUrl } from '../entries/PictureField.tsx';
import { useEntryForm } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths } from '../paths.ts';
import { useDeskEbookQuery, useEbookCategoriesQuery, useSaveEbookMutation } from './desk-ebooks.generated.ts';
import { checkEbook, newEbook, toInput, toStored, type EbookForm } from './ebook-form.ts';
import classes from './Ebooks.module.css';

const MAX_TITLE = 300;
const MAX_CATEGORY = 100;
const MAX_LINK = 2_000;
const COVER_PX = 300;

/** `/studio/desk/ebooks/:id`, and a new one. */
export const EbookPage = () => (
  <EntryPage title={t('desk.contentEbook')} newTitle={t('desk.contentNewEbook')} backTo={contentPaths.ebooks}>
    {(id) => <Ebook id={id} />}
  </EntryPage>
);

function Ebook({ id }: { id: string | undefined }) {
  const query = useDeskEbookQuery({
    variables: { id: id ?? '' },
    skip: !id,
    fetchPolicy: FORM_POLICY,
  });
  return (
    <LoadedEntry id={id} query={query} find={({ desk }) => desk.ebook} toStored={toStored}>
      {(entry) => <Editor {...entry} />}
    </LoadedEntry>
  );
}

function Editor({ stored, reload }: EntryProps<EbookForm>) {
  const [start] = useState(newEbook);
  const [mutate] = useSaveEbookMutation();
  const editor = useEntryForm<EbookForm>({
    key: `desk ebook ${stored?.form.id ?? 'new'}`,
    stored,
    start,
    check: checkEbook,
    save: (version, form) => mutate({ variables: { version, ebook: toInput(form) } }),
    reload,
    backTo: contentPaths.ebooks,
  });
  const { form, change, isNew } = editor;
  return (
    <EntryEditor
      label={t('desk.contentEbook')}
      editor={editor}
      effect={t(isNew ? 'desk.contentEbookAdds' : 'desk.contentSavesShown')}
      preview={<Preview form={form} />}
    >
      <EbookFields form={form} change={change} />
    </EntryEditor>
  );
}

const Preview = ({ form: { id, name, author, category, coverId, driveLink } }: { form: EbookForm }) => (
  <div className={classes.book}>
    <EbookCard
      ebook={{
        id,
        name: name || t('desk.contentEbookTitle'),
        author,
        category,
        cover: coverId ? { publicId: coverId, url: pictureUrl(coverId, COVER_PX) } : null,
        driveLink: driveLink.trim(),
      }}
    />
  </div>
);

type FieldsProps = { form: EbookForm; change: (part: Partial<EbookForm>) => void };

function EbookFields({ form, change }: FieldsProps) {
  const categories = useId();
  return (
    <>
      <TextField
        label={t('desk.contentEbookTitle')}
        required
        maxLength={MAX_TITLE}
        autoComplete="off"
        value={form.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextField
        label={t('desk.contentEbookAuthor')}
        required
        maxLength={MAX_TITLE}
        autoComplete="off"
        value={form.author}
        onChange={({ currentTarget }) => change({ author: currentTarget.value })}
      />
      <TextField
        label={t('desk.contentEbookCategory')}
        description={t('desk.contentEbookCategoryHint')}
        required
        maxLength={MAX_CATEGORY}
        autoComplete="off"
        list={categories}
        value={form.category}
        onChange={({ currentTarget }) => change({ category: currentTarget.value })}
      />
      <Categories id={categories} />
      <TextInput
        label={t('desk.contentEbookLink')}
        description={t('desk.contentEbookLinkHint')}
        required
        type="url"
        maxLength={MAX_LINK}
        autoComplete="off"
        spellCheck={false}
        value={form.driveLink}
        onChange={({ currentTarget }) => change({ driveLink: currentTarget.value })}
      />
      <PictureField
        label={t('desk.contentEbookCover')}
        hint={t('desk.contentEbookCoverHint')}
        isOptional
        value={form.coverId}
        onChange={(coverId) => change({ coverId })}
      />
    </>
  );
}

/** Those of the first books, as suggestions. */
function Categories({ id }: { id: string }) {
  const { data } = useEbookCategoriesQuery();
  const names = new Set(data?.desk.ebooks.edges.map(({ node }) => node.category));
  return (
    <datalist id={id}>
      {[...names].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
