import { Button } from '@mantine/core';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ArticleText } from '../../../../components/article/ArticleText.tsx';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { toast } from '../../../../components/toast.ts';
import { legalTitle, type LegalDocument } from '../../../legal/index.ts';
import { ConfirmDialog, useOnce } from '../../../studio/confirm/index.ts';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { ArticleBody } from '../articles/ArticleBody.tsx';
import { EntryEditor } from '../entries/EntryEditor.tsx';
import { FORM_POLICY, type EntryProps } from '../entries/EntryPage.tsx';
import { useEntryForm } from '../entries/useEntryForm.ts';
import { t } from '../messages/index.ts';
import { contentPaths } from '../paths.ts';
import { useDeskLegalTextsQuery, useSaveLegalTextMutation, type DeskLegalTextsQuery } from './legal.generated.ts';
import { LEGAL } from './texts.ts';

type Form = { body: string };

/** `/studio/desk/legal/:id` */
export function LegalTextPage() {
  const { id = '' } = useParams();
  const text = LEGAL.get(id);
  return (
    <StudioPage title={text ? legalTitle(text.titleId) : t('desk.contentLegal')} backTo={contentPaths.legal}>
      {text ? <Text key={id} text={text} /> : <NoData />}
    </StudioPage>
  );
}

function Text({ text }: { text: LegalDocument }) {
  const query = useDeskLegalTextsQuery({ fetchPolicy: FORM_POLICY });
  const [ours, setOurs] = useState<string>();
  const read = (data: DeskLegalTextsQuery | undefined) => {
    const own = data?.desk.legalTexts.find((one) => one.id === text.id);
    return own && { version: own.updatedAt, form: { body: own.body } };
  };
  if (ours === undefined) return <OurText text={text} onHtml={setOurs} />;
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {(data) => (
        <Editor
          text={text}
          start={{ body: ours }}
          stored={read(data)}
          reload={async () => read((await query.refetch()).data)}
        />
      )}
    </Loaded>
  );
}

/** Hands over the text that the client has, as the owner's first version of it. */
function OurText({ text, onHtml }: { text: LegalDocument; onHtml: (html: string) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => onHtml(box.current!.innerHTML), [onHtml]);
  return (
    <div ref={box} hidden>
      {text.sections.map(({ id, titleId, text: content }) => (
        <Fragment key={id}>
          <h2>{legalTitle(titleId)}</h2>
          {content}
        </Fragment>
      ))}
    </div>
  );
}

type Props = EntryProps<Form> & { text: LegalDocument; start: Form };

function Editor({ text, start, stored, reload }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [mutate] = useSaveLegalTextMutation();
  const editor = useEntryForm<Form>({
    key: `desk legal ${text.id}`,
    stored,
    start,
    check: ({ body }) => (body ? undefined : t('desk.contentLegalNeeds')),
    save: (version, { body }) => mutate({ variables: { id: text.id, version, body } }),
    reload,
    backTo: contentPaths.legal,
  });
  const { form, round, change } = editor;
  return (
    <>
      <EntryEditor
        label={legalTitle(text.titleId)}
        editor={editor}
        effect={t('desk.contentSavesShown')}
        isWide
        preview={<ArticleText html={form.body} sections={[]} />}
      >
        <ArticleBody key={round} value={form.body} onChange={(body) => change({ body })} />
      </EntryEditor>
      {stored && (
        <div>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {t('desk.contentLegalReset')}
          </Button>
        </div>
      )}
      {stored && isAsking && <ResetDialog id={text.id} version={stored.version} onClose={() => setIsAsking(false)} />}
    </>
  );
}

type ResetProps = { id: LegalDocument['id']; version: string; onClose: () => void };

function ResetDialog({ id, version, onClose }: ResetProps) {
  const [mutate] = useSaveLegalTextMutation();
  const navigate = useNavigate();
  const once = useOnce();
  const confirm = () =>
    once.run(async () => {
      await mutate({ variables: { id, version, body: null } });
      void toast(t('desk.contentSaved'), 'success');
      void navigate(contentPaths.legal);
    });
  return (
    <ConfirmDialog
      title={t('desk.contentLegalResetTitle')}
      press={t('desk.contentLegalReset')}
      once={once}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('desk.contentLegalResetText')}</p>
    </ConfirmDialog>
  );
}
