import { LanguageOffer } from '../features/language/index.ts';
import { Offline } from './offline/Offline.tsx';

/** What a reader who came back gets after the page itself. */
export const Late = () => (
  <>
    <Offline />
    <LanguageOffer />
  </>
);
