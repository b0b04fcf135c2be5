import { SITE_LINK } from 'schema/site-link.ts';
import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../studio/confirm/index.ts';
import { t } from '../messages/index.ts';

const MAX_ADDRESS = 2_000;

/** Links the selected text, or the address itself. Without an address the link goes. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [problem, setProblem] = useState<string>();
  const apply = () => {
    const href = address.trim();
    if (href !== '' && !SITE_LINK.test(href)) return setProblem(t('desk.contentBadLink'));
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    return onClose();
  };
  return (
    <ConfirmDialog
      title={t('desk.contentLink')}
      press={t('desk.contentApply')}
      once={{ problem, isBusy: false }}
      onConfirm={apply}
      onClose={onClose}
    >
      <TextInput
        label={t('desk.contentLinkAddress')}
        description={t('desk.contentLinkHint')}
        maxLength={MAX_ADDRESS}
        autoComplete="off"
        value={address}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          setProblem(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
