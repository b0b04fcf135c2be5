import { Skeleton } from '@mantine/core';
import { messages } from '../../components/messages.ts';
import { EbookCarousel, EbookCarouselSkeleton } from '../ebooks/index.ts';
import { FaqList } from '../faqs/index.ts';
import { PlanCards, PLANS_PATH, PlansSkeleton } from '../plans/index.ts';
import type { Home } from './home-parts.ts';
import { Part } from './Part.tsx';
import { QuestionSetCarousel, QuestionSetSkeleton } from './QuestionSetCarousel.tsx';
import { RxAidGrid, RxAidSkeleton } from './RxAidGrid.tsx';

type Props = {
  /** Missing while it loads. */
  home: Home | undefined;
  onRetry: () => void;
  busy: boolean;
};

/** What stands below hero and boards, in its order. */
export function HomeSections({ home, onRetry, busy }: Props) {
  const again = { onRetry, busy };
  return (
    <>
      <Part
        id="question-sets"
        title="Question sets"
        all={{ label: 'All sets', to: '/questions-set' }}
        items={home?.questionSets}
        renderSkeleton={(heading) => <QuestionSetSkeleton heading={heading} />}
        {...again}
      >
        {(sets, heading) => <QuestionSetCarousel sets={sets} heading={heading} />}
      </Part>
      <Part
        id="rx-aid"
        title="RX Aid"
        all={{ label: 'All subjects', to: '/internship' }}
        items={home?.internshipSubjects}
        renderSkeleton={(heading) => <RxAidSkeleton heading={heading} />}
        {...again}
      >
        {(subjects, heading) => (
          <>
            {heading}
            <RxAidGrid subjects={subjects} />
          </>
        )}
      </Part>
      <Part
        id="e-books"
        title="E-books"
        all={{ label: 'All e-books', to: '/e-book' }}
        items={home?.ebooks}
        renderSkeleton={(heading) => <EbookCarouselSkeleton heading={heading} />}
        {...again}
      >
        {(ebooks, heading) => <EbookCarousel ebooks={ebooks} heading={heading} />}
      </Part>
      <Part
        id="plans"
        title="Subscription plans"
        all={{ label: 'Compare plans', to: PLANS_PATH }}
        items={home?.plans}
        failure={messages.plansFailed}
        renderSkeleton={(heading) => (
          <>
            {heading}
            <PlansSkeleton />
          </>
        )}
        {...again}
      >
        {(plans, heading) => (
          <>
            {heading}
            <PlanCards plans={plans} />
          </>
        )}
      </Part>
      <Part
        id="faqs"
        title="Questions often asked"
        items={home?.faqs}
        renderSkeleton={(heading) => (
          <>
            {heading}
            <Skeleton height="24rem" radius="var(--radius-sheet)" />
          </>
        )}
        {...again}
      >
        {(faqs, heading) => (
          <>
            {heading}
            <FaqList faqs={faqs} />
          </>
        )}
      </Part>
    </>
  );
}
