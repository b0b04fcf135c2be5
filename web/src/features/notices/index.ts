// Import it where it is needed only: readers load none of this but the query whether they get the mail.
export { DailyMail } from './DailyMail.tsx';
