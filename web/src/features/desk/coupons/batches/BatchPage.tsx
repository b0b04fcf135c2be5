import { useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { couponPaths } from '../paths.ts';
import { Batch } from './Batch.tsx';
import { useCodeBatchQuery } from './batches.generated.ts';

/** `/studio/desk/codes/:id` */
export function BatchPage() {
  const { id = '' } = useParams();
  return (
    <StudioPage title={t('desk.codesBatchTitle')} ofDesk backTo={couponPaths.codes}>
      <Found key={id} id={id} />
    </StudioPage>
  );
}

function Found({ id }: { id: string }) {
  const query = useCodeBatchQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk: { codeBatch } }) => (codeBatch ? <Batch batch={codeBatch} /> : <NoData>{t('desk.codesGone')}</NoData>)}
    </Loaded>
  );
}
