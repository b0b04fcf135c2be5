export { AmountField, EvidenceFields } from './EvidenceFields.tsx';
export { useEvidenceMethodsQuery } from './evidence.generated.ts';
export { PaymentList } from './PaymentList.tsx';
export { type Evidence, useEvidence, useMethodName } from './useEvidence.ts';
