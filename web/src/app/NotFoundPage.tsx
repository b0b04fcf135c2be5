import { NoSuchPage } from '../components/NoSuchPage.tsx';

export const NotFoundPage = () => <NoSuchPage backTo="/" />;
