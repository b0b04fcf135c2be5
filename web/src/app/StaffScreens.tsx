import { Route, Routes } from 'react-router-dom';
import { useTypePolicies } from '../apollo/useTypePolicies.ts';
import { NoSuchPage } from '../components/NoSuchPage.tsx';
import { staffFeatures } from '../features/staff.ts';
import { ScreenNeeds, STUDIO_PATH } from '../features/studio/index.ts';

/** The screens of people with a role. The entry, which every reader loads, names none of them. */
export function StaffScreens() {
  useTypePolicies(...staffFeatures.map(({ typePolicies }) => typePolicies ?? {}));
  return (
    <Routes>
      {staffFeatures.flatMap(({ screens }) =>
        screens.map(({ path, Page, needs }) => (
          <Route
            key={path}
            path={path.slice(STUDIO_PATH.length + 1)}
            element={
              <ScreenNeeds value={needs}>
                <Page />
              </ScreenNeeds>
            }
          />
        )),
      )}
      <Route path="*" element={<NoSuchPage />} />
    </Routes>
  );
}
