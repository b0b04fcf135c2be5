import { NoData } from '../components/NoData.tsx';
import { PageHeader } from '../components/PageHeader.tsx';

export const NotFoundPage = () => (
  <>
    <PageHeader title="Page not found" missing />
    <NoData>There is no page at this address.</NoData>
  </>
);
