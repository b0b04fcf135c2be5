import { inDigits } from '../../../i18n/formats/digits.ts';
import classes from '../Curriculum.module.css';
import { SourceLine } from '../SourceLine.tsx';
import { t } from '../messages/index.ts';
import { CardSection, type Card } from './CardSection.tsx';
import { useMine } from './useMine.ts';

type Props = {
  cards: readonly Card[];
  codes: { version: string; prof: string; subject: string };
  /** The name of the professional year. */
  year: string;
  onPrint: (card: string) => void;
};

/** Cards by term where the version has terms. */
export function CardList({ cards, codes, year, onPrint }: Props) {
  const mine = useMine(codes);
  const counts = t('curriculum.cardsAndItems', {
    cards: cards.length,
    items: cards.reduce((sum, { items }) => sum + items.length, 0),
  });
  return (
    <>
      <p className={classes.source}>{t('curriculum.summary', { year, version: inDigits(codes.version), counts })}</p>
      {cards.map((card, index) => (
        <div key={card.code}>
          {card.term && card.term !== cards[index - 1]?.term && <h2 className={classes.term}>{card.term}</h2>}
          <CardSection card={card} mine={mine} onPrint={() => onPrint(card.code)} />
        </div>
      ))}
      <SourceLine {...cards[0]!} />
    </>
  );
}
