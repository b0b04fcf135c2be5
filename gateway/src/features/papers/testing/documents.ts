const ASKED =
  '{ id type stem options { key text } parts { label text marks } media { image { publicId } alt credit source licence width height } }';
const GIVEN = '{ sba mtf { key value } saq { label points } }';
const PAPER = `{
  id title mode state startedAt endsAt now finishedAt named
  rule {
    id name sbaRight sbaWrong mtfStatementRight mtfStatementWrong passShare secondsPerQuestion secondsPerMark
    components { id name kinds passShare }
  }
  sections { kind minutes answerAny items {
    number asked ${ASKED} answer ${GIVEN} flagged tookMs locked keyCorrectedOn outcome remarkedFrom marks outOf
  } }
  result {
    marks outOf markedOutOf share unmarked verdict passed tookMs remarked
    components { component { id } marks outOf markedOutOf share unmarked verdict }
    sections { kind marks outOf right partly wrong skipped } topics { subject { code } topic marks outOf }
  }
}`;
const PAPER_ID = '"3d0f1b5e-8a8f-4b57-9a39-6c1f0e0e7a55"';
const MIX = '{ prof: "_1", subjects: ["ANAT"], mtf: 0, sba: 1 }';

/** In this order each finds what the one before it made. */
export const documents = [
  `query Rules {
    scoringRules { id }
    sittings(board: "DHK", prof: "_1", subject: "ANAT") { board { code } year sitting mtf sba saq }
    paperMatches(mix: ${MIX}) { mtf sba saq }
  }`,
  `mutation Start { startPaper(input: { id: ${PAPER_ID}, mix: ${MIX}, minutes: 0 }) ${PAPER} }`,
  `query Shared { sharedPaper(id: ${PAPER_ID}) { title minutes counts { mtf sba saq } questions open access nextFreeOn } }`,
  `mutation Answer { answerPaper(id: ${PAPER_ID}, answers: [{ number: 1, answer: { sba: "A" } }]) { id } }`,
  `mutation Name { namePaper(id: ${PAPER_ID}, named: true) { id named } }`,
  `mutation Finish { finishPaper(id: ${PAPER_ID}) ${PAPER} }`,
  `mutation Mark($id: ID!) {
    markPaper(
      input: { id: "3d0f1b5e-8a8f-4b57-9a39-6c1f0e0e7a56", mix: ${MIX} }
      sheet: { startedAt: "2026-11-22T09:00:00Z", items: [{ question: $id, answer: { sba: "A" } }] }
    ) { id state }
  }`,
  `query Papers { viewer { study {
    papers(first: 1) { edges { cursor node { id } } pageInfo { hasNextPage } }
    paper(id: ${PAPER_ID}) {
      sections { items { question { id } } } comparison { results distribution named { name share } }
    }
  } } }`,
];
