import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './pages.ts';

/** An effect, because the server renders no redirect. */
export function StartPage() {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.questions, { replace: true }), [navigate]);
  return null;
}
