import { Route, Routes } from 'react-router-dom';
import { useTypePolicies } from '../../apollo/useTypePolicies.ts';
import { NoSuchPage } from '../../components/NoSuchPage.tsx';
import { CardsPage } from './cards/CardsPage.tsx';
import { ChoosePage } from './choose/ChoosePage.tsx';
import { ItemPage } from './item/ItemPage.tsx';
import { POLICIES } from './policies.ts';

/** `/cards` and what is below. */
export function CurriculumPages() {
  useTypePolicies(POLICIES);
  return (
    <Routes>
      <Route index element={<ChoosePage />} />
      <Route path=":version" element={<ChoosePage />} />
      <Route path="item/:code" element={<ItemPage />} />
      <Route path=":version/:prof/:subject" element={<CardsPage />} />
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
