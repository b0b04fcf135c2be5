import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { Picture } from '../../../../components/Picture.tsx';
import { toast } from '../../../../components/toast.ts';
import { TextField } from '../../../studio/paste/index.ts';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { EntryEditor } from '../entries/EntryEditor.tsx';
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
export function BannerPage() {
  const { id } = useParams();
  return (
    <StudioPage
      title={t(id ? 'desk.contentBanner' : 'desk.contentNewBanner')}
      least="ADMIN"
      backTo={contentPaths.banners}
    >
      <Banner key={id} id={id} />
    </StudioPage>
  );
}

function Banner({ id }: { id: string | undefined }) {
  const query = useDeskBannersQuery({ fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const find = (banners: readonly DeskBannerFragment[] | undefined) => {
    const banner = banners?.find((one) => one.id === id);
    return banner && toStored(banner);
  };
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk }) => {
        const stored = find(desk.banners);
        if (id !== undefined && !stored) return <NoData>{t('desk.contentGone')}</NoData>;
        return <Editor stored={stored} reload={async () => find((await query.refetch()).data?.desk.banners)} />;
      }}
    </Loaded>
  );
}

type EditorProps = { stored: Stored<Form> | undefined; reload: () => Promise<Stored<Form> | undefined> };

function Editor({ stored, reload }: EditorProps) {
  const navigate = useNavigate();
  const [start] = useState((): Form => ({ id: randomId('banner'), imageId: '', alt: '' }));
  const [mutate] = useSaveBannerMutation();
  const editor = useEntryForm<Form>({
    key: `desk banner ${stored?.form.id ?? 'new'}`,
    stored,
    start,
    check: ({ imageId, alt }) => (imageId && alt.trim() ? undefined : t('desk.contentBannerNeeds')),
    save: (version, banner) => mutate({ variables: { version, banner } }),
    reload,
    onSaved: () => {
      void toast(t('desk.contentSaved'), 'success');
      void navigate(contentPaths.banners);
    },
  });
  const { form, change } = editor;
  return (
    <EntryEditor
      label={t('desk.contentBanner')}
      editor={editor}
      effect={t('desk.contentSavesShown')}
      backTo={contentPaths.banners}
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
      <PictureField
        label={t('desk.contentPicture')}
        hint={t('desk.contentBannerHint')}
        value={form.imageId}
        onChange={(imageId) => change({ imageId })}
      />
      <TextField
        label={t('desk.contentAlt')}
        description={t('desk.contentAltHint')}
        required
        maxLength={MAX_ALT}
        autoComplete="off"
        value={form.alt}
        onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
      />
    </EntryEditor>
  );
}
