import { PageHeader } from '../components/PageHeader.tsx';
import { BoardCards } from '../questions/boards/BoardCards.tsx';
import { AnswerSheet } from './AnswerSheet.tsx';
import classes from './StartPage.module.css';

const DESCRIPTION = 'Empowering Healthcare Professionals and Students with Comprehensive, Reliable Resources.';

/** Specification 1's hero and the boards; the rest of the home page comes with its sections. */
export const StartPage = () => (
  <>
    <div className={classes.hero}>
      <PageHeader
        title="Trusted Medical Solutions for Professionals and Students"
        documentTitle="Home"
        description={DESCRIPTION}
      >
        <p>{DESCRIPTION}</p>
      </PageHeader>
      <AnswerSheet className={classes.sheet} />
    </div>
    <section aria-labelledby="boards">
      <h2 id="boards" className={classes.heading}>
        Board questions
      </h2>
      <BoardCards />
    </section>
  </>
);
