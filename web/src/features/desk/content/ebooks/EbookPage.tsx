import { TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { EbookCard } from '../../../ebooks/card/index.ts';
import { TextField } from '../../../studio/paste/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { EntryPage, FORM_POLICY, LoadedEntry, type EntryProps } from '../entries/EntryPage.tsx';
import { PictureField, pictureUrl } from '../entries/PictureField.tsx';
import { useEntryForm, type EntryForm } from '../entries/useEntryForm.ts';
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
  const { form, field, isNew } = editor;
  return (
    <EntryEditor
      label={t('desk.contentEbook')}
      editor={editor}
      effect={t(isNew ? 'desk.contentEbookAdds' : 'desk.contentSavesShown')}
      preview={<Preview form={form} />}
    >
      <EbookFields field={field} />
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

function EbookFields({ field }: Pick<EntryForm<EbookForm>, 'field'>) {
  const categories = useId();
  return (
    <>
      <TextField
        label={t('desk.contentEbookTitle')}
        required
        maxLength={MAX_TITLE}
        autoComplete="off"
        {...field('name')}
      />
      <TextField
        label={t('desk.contentEbookAuthor')}
        required
        maxLength={MAX_TITLE}
        autoComplete="off"
        {...field('author')}
      />
      <TextField
        label={t('desk.contentEbookCategory')}
        description={t('desk.contentEbookCategoryHint')}
        required
        maxLength={MAX_CATEGORY}
        autoComplete="off"
        list={categories}
        {...field('category')}
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
        {...field('driveLink')}
      />
      <PictureField
        label={t('desk.contentEbookCover')}
        hint={t('desk.contentEbookCoverHint')}
        isOptional
        {...field('coverId')}
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
