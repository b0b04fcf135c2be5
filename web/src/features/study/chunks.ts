// The record, the score and practice all need its words. Reviews, home and the record share the rest.
export const chunks = {
  shared: /(index|record|owner|StudySync)\./,
  study: /messages\//,
  lists: /(shelf|days|heat-map)\//,
  questions: /(progress\/(index|use|subject-rows)|topic-progress\/)/,
};
