export { AmountField, EvidenceFields } from './EvidenceFields.tsx';
export { PaymentList } from './PaymentList.tsx';
export { type Evidence, useEvidence, useMethodName } from './useEvidence.ts';
