export { FaqList } from './FaqList.tsx';
export { FaqsDocument, useFaqsQuery } from './faqs.generated.ts';
