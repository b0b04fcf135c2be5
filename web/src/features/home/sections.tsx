import { Skeleton } from '@mantine/core';
import { siteRoutes } from 'schema/site-routes.ts';
import { plansFailed } from '../../components/failures/index.ts';
import { EbookCarousel, EbookCarouselSkeleton } from '../ebooks/index.ts';
import { FaqList } from '../faqs/index.ts';
import { PlanCards, PLANS_PATH, PlansSkeleton } from '../plans/index.ts';
import type { Home, HomePart } from './home-parts.ts';
import { t } from './messages/index.ts';
import { Part } from './Part.tsx';
import { QuestionSetCarousel, QuestionSetSkeleton } from './QuestionSetCarousel.tsx';
import { RxAidGrid, RxAidSkeleton } from './RxAidGrid.tsx';

type Props<Name extends keyof Home> = { items: HomePart<Name>; onRetry: () => void; busy: boolean };

export const QuestionSetsPart = (props: Props<'questionSets'>) => (
  <Part
    id="question-sets"
    title={t('shared.questionSets')}
    all={{ label: t('home.allQuestionSets'), to: siteRoutes.questionSets }}
    renderSkeleton={(heading) => <QuestionSetSkeleton heading={heading} />}
    {...props}
  >
    {(sets, heading) => <QuestionSetCarousel sets={sets} heading={heading} />}
  </Part>
);

export const RxAidPart = (props: Props<'internshipSubjects'>) => (
  <Part
    id="rx-aid"
    title={t('shared.internship')}
    all={{ label: t('home.allSubjects'), to: siteRoutes.internship }}
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
    title={t('shared.ebooks')}
    all={{ label: t('home.allEbooks'), to: siteRoutes.ebooks }}
    renderSkeleton={(heading) => <EbookCarouselSkeleton heading={heading} />}
    {...props}
  >
    {(ebooks, heading) => <EbookCarousel ebooks={ebooks} heading={heading} />}
  </Part>
);

export const PlansPart = (props: Props<'plans'>) => (
  <Part
    id="plans"
    title={t('home.plans')}
    all={{ label: t('home.comparePlans'), to: PLANS_PATH }}
    failure={plansFailed()}
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
    title={t('home.faqs')}
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
