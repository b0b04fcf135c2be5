import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Loaded } from '../../../../components/Loaded.tsx';
import { NoData } from '../../../../components/NoData.tsx';
import { StudioPage, StudioSkeleton } from '../../../studio/shell/index.ts';
import { t } from '../messages/index.ts';
import { batchPath, couponPaths } from '../paths.ts';
import { Batch } from './Batch.tsx';
import { BatchReceipt } from './BatchReceipt.tsx';
import { useCodeBatchQuery, type WholeBatchFragment } from './batches.generated.ts';

/** `/studio/desk/codes/:id` */
export function BatchPage() {
  const { id = '' } = useParams();
  return (
    <StudioPage title={t('desk.codesBatchTitle')} ofDesk isSheet backTo={couponPaths.codes}>
      <Found key={id} id={id}>
        {(batch) => <Batch batch={batch} />}
      </Found>
    </StudioPage>
  );
}

/** To print: `/studio/desk/codes/:id/receipt`. */
export function BatchReceiptPage() {
  const { id = '' } = useParams();
  return (
    <StudioPage title={t('desk.codesReceiptTitle')} ofDesk isSheet backTo={batchPath(id)}>
      <Found key={id} id={id}>
        {(batch) => <BatchReceipt batch={batch} />}
      </Found>
    </StudioPage>
  );
}

type FoundProps = { id: string; children: (batch: WholeBatchFragment) => ReactNode };

function Found({ id, children }: FoundProps) {
  const query = useCodeBatchQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} skeleton={<StudioSkeleton />}>
      {({ desk: { codeBatch } }) => (codeBatch ? children(codeBatch) : <NoData>{t('desk.codesGone')}</NoData>)}
    </Loaded>
  );
}
