import { useWindowEvent } from '@mantine/hooks';
import type { Editor as TextEditor } from '@tiptap/react';
import { useMemo, useRef, useState, type RefObject } from 'react';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import { readShortcut } from '../../../components/shortcuts/shortcuts.ts';
import { useStudioChoicesQuery } from '../choices/choices.generated.ts';
import { t } from '../messages/index.ts';
import { StatusBadge } from '../status/StatusBadge.tsx';
import { Conflict } from './conflict/Conflict.tsx';
import type { DraftSession } from './draft/session.ts';
import classes from './Editor.module.css';
import { EditorActions } from './EditorActions.tsx';
import { EditorForm } from './EditorForm.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import { focusSoon } from './fields/focus.ts';
import { ReturnComment } from './past/ReturnComment.tsx';
import { usePast } from './past/usePast.ts';
import { ActiveEditorContext } from '../rich/active-editor.ts';
import { RichBar } from '../rich/RichBar.tsx';
import { Side } from './Side.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { useDraftState } from './useDraftSession.ts';
import { useSubmit } from './useSubmit.ts';

type View = 'form' | 'preview';

/** The form beside the reader's card. */
export function Editor({ session }: { session: DraftSession }) {
  const state = useDraftState(session);
  const choices = useStudioChoicesQuery().data;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [view, setView] = useState<View>('form');
  const bar = useRef<HTMLDivElement>(null);
  const submit = useSubmit(session);
  const rich = useRichFields(bar);
  const { question } = state;
  const past = usePast(question);

  const skipToPreview = () => {
    setView('preview');
    focusSoon('preview');
  };

  useEditorKeys(session, submit, () => setIsHelpOpen(true));

  return (
    <ActiveEditorContext value={rich}>
      <div className={classes.head}>
        {question && <StatusBadge status={question.status} />}
        {question?.published && <span className={classes.ref}>{question.published.ref}</span>}
        <SaveStatus state={state} onRetry={() => void session.save()} />
        <ViewSwitch view={view} onChange={setView} />
        <HelpButton onClick={() => setIsHelpOpen(true)} />
        <EditorActions
          state={state}
          session={session}
          isAsking={submit.isAsking}
          onAsk={() => void submit.ask()}
          onAnswered={submit.answered}
        />
        {submit.problem && (
          <p role="alert" className={classes.problem}>
            {submit.problem}
          </p>
        )}
      </div>
      <EditorNotes state={state} />
      {question?.status === 'RETURNED' && past && <ReturnComment past={past} />}
      {state.theirs && <Conflict state={state} session={session} />}
      <div className={classes.columns} data-view={view}>
        <div className={classes.writing}>
          {/* A button: a hash would make the router look at the address, which it has not written. */}
          <button type="button" className={classes.skip} onClick={skipToPreview}>
            {t('studio.skipToPreview')}
          </button>
          <RichBar editor={rich.active} ref={bar} />
          <EditorForm key={state.replaced} state={state} session={session} choices={choices} />
        </div>
        <Side state={state} session={session} choices={choices} past={past} />
      </div>
      {isHelpOpen && <ShortcutsHelp onClose={() => setIsHelpOpen(false)} />}
    </ActiveEditorContext>
  );
}

const focusFirst = (bar: HTMLElement | null) => bar?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();

function useRichFields(bar: RefObject<HTMLDivElement | null>) {
  const [active, setActive] = useState<TextEditor | null>(null);
  return useMemo(
    () => ({
      active,
      setActive,
      focusBar: () => focusFirst(bar.current),
      addPicture: () => void focusSoon('pictures-heading'),
    }),
    [active, bar],
  );
}

function useEditorKeys(session: DraftSession, submit: ReturnType<typeof useSubmit>, onHelp: () => void) {
  useWindowEvent('keydown', (event) => {
    const isHeld = event.ctrlKey || event.metaKey;
    if (isHeld && event.key === 's') {
      event.preventDefault();
      void session.save();
    } else if (isHeld && event.key === 'Enter' && !submit.isAsking) {
      event.preventDefault();
      void submit.ask();
    } else if (readShortcut(event) === '?') onHelp();
  });
}

const ViewSwitch = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <div className={classes.views} role="group" aria-label={t('studio.view')}>
    {(['form', 'preview'] as const).map((one) => (
      <button key={one} type="button" aria-pressed={view === one} onClick={() => onChange(one)}>
        {t(one === 'form' ? 'studio.write' : 'studio.preview')}
      </button>
    ))}
  </div>
);

const HelpButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    className={classes.help}
    aria-label={t('studio.shortcuts')}
    title={t('studio.shortcuts')}
    onClick={onClick}
  >
    <IconKeyboard size={20} stroke={1.75} aria-hidden />
  </button>
);
