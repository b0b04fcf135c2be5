const CARD = 'code name term checked source version prof subject questions mine { answered right due }';
const ITEM = `code name questions viva stations labels articles articleList { id name path } gaps mine { answered right due }
  same { code }`;

export const documents = [
  'query CardSubjects { curriculum { id name versions subjects { prof subject { code name } cards items } } }',
  `query Curriculum { curriculum { id name versions cards(prof: "_1", subject: "ANAT") { ${CARD} items { ${ITEM} } } } }`,
  `query CurriculumItem { curriculumItem(code: "21-ANAT-THX-04") {
    ${ITEM} card { ${CARD} } list { edges { cursor node { id } } pageInfo { hasNextPage endCursor } total }
  } }`,
  'query ItemsOfQuestion($id: ID!) { question(id: $id) { items { code } of2021: items(version: "2021") { code } } }',
];
