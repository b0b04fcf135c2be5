// Import it where it is needed only: no first page loads any of this.
export { LanguageOffer } from './LanguageOffer.tsx';
export { LanguageSection } from './LanguageSection.tsx';
