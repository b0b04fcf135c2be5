import { Skeleton } from '@mantine/core';
import { siteRoutes } from 'schema/site-routes.ts';
import { messages } from '../../components/messages.ts';
import { EbookCarousel, EbookCarouselSkeleton } from '../ebooks/index.ts';
import { FaqList } from '../faqs/index.ts';
import { PlanCards, PLANS_PATH, PlansSkeleton } from '../plans/index.ts';
import type { Home, HomePart } from './home-parts.ts';
import { Part } from './Part.tsx';
import { QuestionSetCarousel, QuestionSetSkeleton } from './QuestionSetCarousel.tsx';
import { RxAidGrid, RxAidSkeleton } from './RxAidGrid.tsx';

type Props<Name extends keyof Home> = { items: HomePart<Name>; onRetry: () => void; busy: boolean };

export const QuestionSetsPart = (props: Props<'questionSets'>) => (
  <Part
    id="question-sets"
    title="Question sets"
    all={{ label: 'All sets', to: siteRoutes.questionSets }}
    renderSkeleton={(heading) => <QuestionSetSkeleton heading={heading} />}
    {...props}
  >
    {(sets, heading) => <QuestionSetCarousel sets={sets} heading={heading} />}
  </Part>
);

export const RxAidPart = (props: Props<'internshipSubjects'>) => (
  <Part
    id="rx-aid"
    title="RX Aid"
    all={{ label: 'All subjects', to: siteRoutes.internship }}
    renderSkeleton={(heading) => <RxAidSkeleton heading={heading} />}
    {...props}
  >
    {(subjects, heading) => (
      <>
        {heading}
        <RxAidGrid subjects={subjects} />
      </>
    )}
  </Part>
);

export const EbooksPart = (props: Props<'ebooks'>) => (
  <Part
    id="e-books"
    title="E-books"
    all={{ label: 'All e-books', to: siteRoutes.ebooks }}
    renderSkeleton={(heading) => <EbookCarouselSkeleton heading={heading} />}
    {...props}
  >
    {(ebooks, heading) => <EbookCarousel ebooks={ebooks} heading={heading} />}
  </Part>
);

export const PlansPart = (props: Props<'plans'>) => (
  <Part
    id="plans"
    title="Subscription plans"
    all={{ label: 'Compare plans', to: PLANS_PATH }}
    failure={messages.plansFailed}
    renderSkeleton={(heading) => (
      <>
        {heading}
        <PlansSkeleton />
      </>
    )}
    {...props}
  >
    {(plans, heading) => (
      <>
        {heading}
        <PlanCards plans={plans} />
      </>
    )}
  </Part>
);

export const FaqsPart = (props: Props<'faqs'>) => (
  <Part
    id="faqs"
    title="Questions often asked"
    renderSkeleton={(heading) => (
      <>
        {heading}
        <Skeleton height="24rem" radius="var(--radius-sheet)" />
      </>
    )}
    {...props}
  >
    {(faqs, heading) => (
      <>
        {heading}
        <FaqList faqs={faqs} />
      </>
    )}
  </Part>
);
