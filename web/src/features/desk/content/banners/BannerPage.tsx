import { useState } from 'react';
import { Picture } from '../../../../components/Picture.tsx';
import { TextField } from '../../../studio/paste/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { EntryPage, FORM_POLICY, LoadedEntry, type EntryProps } from '../entries/EntryPage.tsx';
import classes from '../entries/Entries.module.css';
import { randomId } from '../entries/new-id.ts';
import { PictureField, pictureUrl } from '../entries/PictureField.tsx';
import { useEntryForm, type Stored } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths } from '../paths.ts';
import { useDeskBannersQuery, useSaveBannerMutation, type DeskBannerFragment } from './banners.generated.ts';

const MAX_ALT = 200;
const SIDE_PX = 668;

type Form = { id: string; imageId: string; alt: string };

const toStored = ({ id, version, image, alt }: DeskBannerFragment): Stored<Form> => ({
  version,
  form: { id, imageId: image.publicId, alt },
});

/** `/studio/desk/banners/:id`, and a new one. */
export const BannerPage = () => (
  <EntryPage title={t('desk.contentBanner')} newTitle={t('desk.contentNewBanner')} backTo={contentPaths.banners}>
    {(id) => <Banner id={id} />}
  </EntryPage>
);

function Banner({ id }: { id: string | undefined }) {
  const query = useDeskBannersQuery({ skip: !id, fetchPolicy: FORM_POLICY });
  return (
    <LoadedEntry
      id={id}
      query={query}
      find={({ desk }) => desk.banners.find((one) => one.id === id)}
      toStored={toStored}
    >
      {(entry) => <Editor {...entry} />}
    </LoadedEntry>
  );
}

function Editor({ stored, reload }: EntryProps<Form>) {
  const [start] = useState((): Form => ({ id: randomId('banner'), imageId: '', alt: '' }));
  const [mutate] = useSaveBannerMutation();
  const editor = useEntryForm<Form>({
    key: `desk banner ${stored?.form.id ?? 'new'}`,
    stored,
    start,
    check: ({ imageId, alt }) => (imageId && alt.trim() ? undefined : t('desk.contentBannerNeeds')),
    save: (version, banner) => mutate({ variables: { version, banner } }),
    reload,
    backTo: contentPaths.banners,
  });
  const { form, field } = editor;
  return (
    <EntryEditor
      label={t('desk.contentBanner')}
      editor={editor}
      effect={t('desk.contentSavesShown')}
      preview={
        form.imageId ? (
          <Picture
            className={classes.square}
            src={pictureUrl(form.imageId, SIDE_PX)}
            alt={form.alt}
            width={SIDE_PX}
            height={SIDE_PX}
            fallback={<p>{t('desk.contentNoPicture')}</p>}
          />
        ) : (
          <p>{t('desk.contentNoPictureYet')}</p>
        )
      }
    >
      <PictureField label={t('desk.contentPicture')} hint={t('desk.contentBannerHint')} {...field('imageId')} />
      <TextField
        label={t('desk.contentAlt')}
        description={t('desk.contentAltHint')}
        required
        maxLength={MAX_ALT}
        autoComplete="off"
        {...field('alt')}
      />
    </EntryEditor>
  );
}
