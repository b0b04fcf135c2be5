import { relayStylePagination } from '@apollo/client/utilities';
import { useSearchParams } from 'react-router-dom';
import { errorText, isUnreachable } from '../../../apollo/errors.ts';
import { useTypePolicies } from '../../../apollo/useTypePolicies.ts';
import { LoadError } from '../../../components/LoadError.tsx';
import { useLate } from '../../../components/useLate.ts';
import { ACCOUNT_LISTS, accountQuestions } from '../data/own-lists.ts';
import { FromDevice } from '../FromDevice.tsx';
import { useReturn, useWaiting, type ListName } from '../../study/device/index.ts';
import { useRecordSummaryQuery } from '../record-summary.generated.ts';
import { DeviceList } from './DeviceList.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { OwnList } from './OwnList.tsx';
import { useOwnQuestionsQuery } from './own-questions.generated.ts';
import type { SubjectFilter } from './useSubjectFilter.ts';

const PAGE = 20;
// Apart by `first`: counts ask for one question.
const POLICIES = { Study: { fields: { questions: relayStylePagination(['list', 'prof', 'subject', 'first']) } } };

type Props = { list: ListName; filter: SubjectFilter };

/** A list from the account, 20 questions at a time; from this device if the account cannot be reached. */
export function AccountList({ list, filter }: Props) {
  useTypePolicies(POLICIES);
  const { prof, code: subject } = filter.subject ?? {};
  const query = useOwnQuestionsQuery({
    variables: { list: ACCOUNT_LISTS[list], ...(prof && subject && { prof, subject }) },
    // The list changes with every answer.
    fetchPolicy: 'network-only',
  });
  const summary = useRecordSummaryQuery().data;
  const subjects = summary?.viewer?.study?.subjects;
  const { data, error, loading } = query;
  const questions = data?.viewer?.study?.questions;
  const isLate = useLate(loading && !questions);
  const retry = () => void query.refetch().catch(() => {});
  const isPractising = useSearchParams()[0].get('view') === 'one';
  const refresh = () => {
    // Further pages that the reader has opened stay.
    if (!isPractising && (questions?.edges.length ?? 0) <= PAGE) retry();
  };
  useReturn(refresh);
  useWaiting(refresh);
  if (questions) {
    const { hasNextPage, endCursor } = questions.pageInfo;
    const fetchMore = () => query.fetchMore({ variables: { after: endCursor } }).catch(() => {});
    return (
      <OwnList
        list={list}
        questions={accountQuestions(questions)}
        total={questions.total}
        subjects={(subjects ?? []).filter(({ seen }) => seen > 0).map((one) => ({ prof: one.prof, ...one.subject }))}
        filter={filter}
        hasPapers={summary?.features.papers ?? false}
        hasMore={hasNextPage}
        onMore={() => void fetchMore()}
        busy={loading}
        failure={error && errorText(error)}
        onPractised={retry}
      />
    );
  }
  const isHere = isUnreachable(error) || isLate;
  if (loading && !isHere) return <ListSkeleton />;
  if (isHere) {
    return (
      <>
        <FromDevice onRetry={retry} busy={loading} />
        <DeviceList list={list} filter={filter} />
      </>
    );
  }
  if (error) return <LoadError text={errorText(error)} onRetry={retry} busy={loading} />;
  return <DeviceList list={list} filter={filter} />;
}
