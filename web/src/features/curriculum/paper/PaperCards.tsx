import classes from '../Curriculum.module.css';
import { inDigits } from '../../../i18n/formats/digits.ts';
import type { SubjectCardsQuery } from '../cards/subject-cards.generated.ts';
import { t } from '../messages/index.ts';

type Card = NonNullable<SubjectCardsQuery['curriculum']>['cards'][number];

type Props = { cards: readonly Card[]; subject: string; year: string; version: string };

const BLANKS = [1, 2, 3, 4];
// To be filled in by hand.
const EMPTY = '\u00A0';

/** The cards as a college hands them out, one a page of A4, with room for marks and signatures. On paper alone. */
export const PaperCards = ({ cards, subject, year, version }: Props) => (
  <div className={classes.papers}>
    {cards.map((card) => (
      <section key={card.code} className={classes.paper}>
        <h2>{subject}</h2>
        <p>
          <strong>{card.name}</strong>
        </p>
        <p>{t('curriculum.paperVersion', { version: inDigits(version) })}</p>
        <p>{year}</p>
        {card.term && <p>{card.term}</p>}
        <p className={classes.blanks}>
          <span>{t('curriculum.name')}</span>
          <span>{t('curriculum.roll')}</span>
          <span>{t('curriculum.session')}</span>
        </p>
        <Marks card={card} />
        <small>{t(card.checked ? 'curriculum.checked' : 'curriculum.notChecked')}</small>
      </section>
    ))}
  </div>
);

const Marks = ({ card: { items } }: { card: Card }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{t('curriculum.item')}</th>
        <th scope="col">{t('curriculum.fullMarks')}</th>
        <th scope="col">{t('curriculum.obtained')}</th>
        <th scope="col">{t('curriculum.date')}</th>
        <th scope="col">{t('curriculum.remarks')}</th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ code, name }) => (
        <Row key={code} name={name} />
      ))}
      <Row name={t('curriculum.attendance')} />
      <Row name={t('curriculum.cardExamination')} />
    </tbody>
  </table>
);

const Row = ({ name }: { name: string }) => (
  <tr>
    <th scope="row">{name}</th>
    {BLANKS.map((place) => (
      <td key={place}>{EMPTY}</td>
    ))}
  </tr>
);
