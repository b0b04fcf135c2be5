import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { IconChevronRight } from '../../../components/icons.ts';
import { useSession } from '../../../session/index.ts';
import classes from '../Curriculum.module.css';
import { t } from '../messages/index.ts';
import { itemPath } from '../paths.ts';
import { ReadyBy } from '../ReadyBy.tsx';
import { itemFacts, missingText, progressFacts } from './facts.ts';
import type { SubjectCardsQuery } from './subject-cards.generated.ts';
import type { Mine } from './useMine.ts';

export type Card = NonNullable<SubjectCardsQuery['curriculum']>['cards'][number];

type Props = { card: Card; mine: Mine; onPrint: () => void };

/** A card with its items: what there is, what is missing and what the reader has done. */
export function CardSection({ card, mine, onPrint }: Props) {
  const isSignedIn = Boolean(useSession());
  const Heading = card.term ? 'h3' : 'h2';
  const facts = [
    t('curriculum.itemCount', { count: card.items.length }),
    t('curriculum.questionCount', { count: card.questions }),
    ...progressFacts(mine.get(card.code), card.questions),
  ];
  return (
    <section className={classes.card} id={card.code} aria-labelledby={`${card.code}-name`}>
      <div className={classes.head}>
        <div>
          <Heading id={`${card.code}-name`}>{card.name}</Heading>
          <p>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <Button variant="default" onClick={onPrint} aria-label={t('curriculum.printCard', { card: card.name })}>
          {t('curriculum.print')}
        </Button>
        {/* Visitors are asked to log in on the page of an item, not at every card. */}
        {isSignedIn && <ReadyBy items={card.items.map(({ code }) => code)} name={card.name} />}
      </div>
      <ul className={classes.rows}>
        {card.items.map((item) => (
          <ItemRow key={item.code} item={item} mine={mine} />
        ))}
      </ul>
    </section>
  );
}

const ItemRow = ({ item, mine }: { item: Card['items'][number]; mine: Mine }) => {
  const missing = missingText(item.gaps);
  const facts = [
    ...itemFacts(item),
    ...progressFacts(mine.get(item.code), item.questions),
    ...(missing ? [missing] : []),
  ];
  return (
    <li>
      <Link to={itemPath(item.code)}>
        <span>
          <b>{item.name}</b>
          <small>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </small>
        </span>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Link>
    </li>
  );
};
