export { FaqList } from './FaqList.tsx';
export { useFaqsQuery } from './faqs.generated.ts';
