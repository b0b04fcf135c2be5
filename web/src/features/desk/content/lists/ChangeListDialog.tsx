import { useId, useState } from 'react';
import { toast } from '../../../../components/toast.ts';
import { confirmClasses, ConfirmDialog, useOnce } from '../../../studio/confirm/index.ts';
import { TextField } from '../../../studio/paste/index.ts';
import { t } from '../messages/index.ts';
import {
  useMergeQuestionListsMutation,
  useQuestionListsQuery,
  useRenameQuestionListMutation,
} from './question-lists.generated.ts';
import { MAX_NAME, type ListFilters } from './useListFilters.ts';

type Props = {
  action: 'RENAME' | 'MERGE';
  name: string;
  subject: Omit<ListFilters['filters'], 'text'>;
  onClose: () => void;
  onDone: () => void;
};

/** A dry run says what would happen; the second press does it. */
export function ChangeListDialog({ action, name, subject, onClose, onDone }: Props) {
  const [to, setTo] = useState(action === 'RENAME' ? name : '');
  const [effect, setEffect] = useState<{ changed: boolean; totalQuestions: number }>();
  const once = useOnce();
  const [rename] = useRenameQuestionListMutation();
  const [merge] = useMergeQuestionListsMutation();
  const suggestions = useId();
  const { kind } = subject;
  const target = to.trim();
  const values = { kind, name, to: target, count: effect?.totalQuestions ?? 0 };
  const isRename = action === 'RENAME';

  const send = async (dryRun: boolean) => {
    const change = isRename ? rename : merge;
    const { data } = await change({ variables: { ...subject, name, to: target, dryRun } });
    return data!.change;
  };
  const next = () =>
    once.run(async () => {
      if (!target) return once.setProblem(t('desk.contentNameNeeded'));
      if (!effect) return setEffect(await send(true));
      await send(false);
      void toast(t(isRename ? 'desk.contentRenamed' : 'desk.contentMerged', values), 'success');
      return onDone();
    });

  return (
    <ConfirmDialog
      title={t(isRename ? 'desk.contentRenameTitle' : 'desk.contentMergeTitle', values)}
      press={t(effect ? (isRename ? 'desk.contentRename' : 'desk.contentMerge') : 'desk.contentNext')}
      once={once}
      onConfirm={() => {
        if (effect?.changed !== false) void next();
      }}
      onClose={onClose}
    >
      <p>{name}</p>
      <TextField
        label={t(isRename ? 'desk.contentNewName' : 'desk.contentMergeInto')}
        value={to}
        maxLength={MAX_NAME}
        autoComplete="off"
        {...(!isRename && { list: suggestions })}
        onChange={({ currentTarget }) => {
          setTo(currentTarget.value);
          setEffect(undefined);
          once.setProblem(undefined);
        }}
      />
      {!isRename && <Suggestions id={suggestions} text={target} subject={subject} except={name} />}
      <p role="status" className={effect && confirmClasses.effect}>
        {effect && t(effectText(isRename, effect.changed), values)}
      </p>
    </ConfirmDialog>
  );
}

function effectText(isRename: boolean, changes: boolean) {
  if (!changes) return 'desk.contentNothingChanges';
  return isRename ? 'desk.contentRenameEffect' : 'desk.contentMergeEffect';
}

type SuggestionsProps = { id: string; text: string; except: string } & Pick<Props, 'subject'>;

function Suggestions({ id, text, subject, except }: SuggestionsProps) {
  const { data, previousData } = useQuestionListsQuery({ variables: { ...subject, ...(text && { text }) } });
  const edges = (data ?? previousData)?.desk.questionLists.edges ?? [];
  return (
    <datalist id={id}>
      {edges
        .filter(({ node }) => node.name !== except)
        .map(({ node }) => (
          <option key={node.name} value={node.name}>
            {t('studio.questionCount', { count: node.totalQuestions })}
          </option>
        ))}
    </datalist>
  );
}
