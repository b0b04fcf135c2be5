import { EbooksPart, FaqsPart, PlansPart, QuestionSetsPart, RxAidPart } from './sections.tsx';
import type { Home } from './home-parts.ts';

type Props = {
  /** Missing while it loads. */
  home: Home | undefined;
  onRetry: () => void;
  busy: boolean;
};

/** What stands below hero and boards, in its order. */
export const HomeSections = ({ home, ...again }: Props) => (
  <>
    <QuestionSetsPart items={home?.questionSets} {...again} />
    <RxAidPart items={home?.internshipSubjects} {...again} />
    <EbooksPart items={home?.ebooks} {...again} />
    <PlansPart items={home?.plans} {...again} />
    <FaqsPart items={home?.faqs} {...again} />
  </>
);
