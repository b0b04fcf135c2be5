import { Route, Routes } from 'react-router-dom';
import { NoSuchPage } from '../../components/NoSuchPage.tsx';
import { OrdersPage } from './list/OrdersPage.tsx';
import { OrderPage } from './order/OrderPage.tsx';
import { ReceiptPage } from './receipt/ReceiptPage.tsx';

/** `/orders` and what is below. */
export const OrderScreens = () => (
  <Routes>
    <Route index element={<OrdersPage />} />
    <Route path=":id" element={<OrderPage />} />
    <Route path=":id/receipt" element={<ReceiptPage />} />
    <Route path="*" element={<NoSuchPage />} />
  </Routes>
);
