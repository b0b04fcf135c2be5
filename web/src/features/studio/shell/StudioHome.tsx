import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';

export const StudioHome = () => <Navigate to={paths.questions} replace />;
