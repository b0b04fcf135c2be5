import { EbooksPart, FaqsPart, PlansPart, QuestionSetsPart, RxAidPart } from './sections.tsx';
import type { Home } from './home-parts.ts';

type Props = {
  /** Missing while it loads. */
  home: Home | undefined;
  onRetry: () => void;
  busy: boolean;
};

export const HomeSections = ({ home, ...retry }: Props) => (
  <>
    <QuestionSetsPart items={home?.questionSets} {...retry} />
    <RxAidPart items={home?.internshipSubjects} {...retry} />
    <EbooksPart items={home?.ebooks} {...retry} />
    <PlansPart items={home?.plans} {...retry} />
    <FaqsPart items={home?.faqs} {...retry} />
  </>
);
