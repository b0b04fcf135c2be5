export { findOffer } from './offer.ts';
