/** Documents within the size limit of a request that cost much more than they seem to. */
const times = (count: number, make: (index: number) => string, glue = ' ') =>
  Array.from({ length: count }, (_, index) => make(index)).join(glue);
const LARGE = 95_000;
const filled = (line: string) => line.repeat(Math.floor(LARGE / line.length));

/** `code` is that of the first error, empty if the document is executed. */
export type Hostile = { name: string; query: string; code: string };

export const PAGE = `questions { id options { key text } parts { label points } references appearances { board } }`;

/** Rejected before a resolver runs. */
export const REFUSED: Hostile[] = [
  {
    name: '10,000 aliases',
    query: `{ ${times(10_000, (n) => `a${n.toString(36)}:id`)} }`,
    code: 'GRAPHQL_PARSE_FAILED',
  },
  { name: '16 aliases', query: `{ ${times(16, (n) => `a${n}:__typename`)} }`, code: 'GRAPHQL_VALIDATION_FAILED' },
  {
    name: '16 aliases by a fragment used twice',
    query: `{ boards { ...A } professionalYears { ...B } board(code: "DHK") { ...A } }
      fragment A on Board { ${times(8, (n) => `a${n}: name`)} } fragment B on ProfessionalYear { code }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: '6,000 directives',
    query: `{ boards { name ${'@skip(if:false)'.repeat(6_000)} } }`,
    code: 'GRAPHQL_PARSE_FAILED',
  },
  {
    name: '9 directives',
    query: `{ boards { ${times(9, () => `name @include(if: true)`)} } }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'unknown directives',
    query: `{ boards { name ${times(300, (n) => `@d${n}`)} } }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: '1,500 times the same field',
    query: `{ boards { ${'name '.repeat(1_500)} } }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'the same objects again and again',
    query: `{ ${'boards { professionalYears { code name } } '.repeat(180)} }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  { name: '21 root fields', query: `{ ${times(21, () => '__typename')} }`, code: 'GRAPHQL_VALIDATION_FAILED' },
  {
    name: '9 levels of fields',
    query: `{ ${times(8, (n) => `a${n} {`)} name ${'}'.repeat(8)} }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  { name: '30,000 levels', query: '{a'.repeat(30_000), code: 'GRAPHQL_PARSE_FAILED' },
  { name: 'lists within nothing', query: `{ board(code: ${'['.repeat(LARGE)}`, code: 'GRAPHQL_PARSE_FAILED' },
  {
    name: 'a fragment that leads back to itself',
    query: `{ ...A } ${times(100, (n) => `fragment ${n ? `A${n}` : 'A'} on Query { ...A${(n + 1) % 100 || ''} }`)}`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'fragments that double 100 times',
    query: `{ ...A0 } ${times(100, (n) => `fragment A${n} on Query { ...A${n + 1} ...A${n + 1} }`)}
      fragment A100 on Query { a: __typename }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'fragments that lead to all that follow',
    query: `{ boards { ...A0 } } ${times(25, (n) => `fragment A${n} on Board { name ${times(24 - n, (m) => `...A${n + m + 1}`)} }`)}`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: '60 fragments over each other',
    query: `{ boards { ${times(60, (n) => `...A${n}`)} } } ${times(60, (n) => `fragment A${n} on Board { code name professionalYears { code ...Y } }`)}
      fragment Y on ProfessionalYear { name subjects { code } }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: '150 fragments of one field',
    query: `{ boards { ${times(150, (n) => `...A${n}`)} } } ${times(150, (n) => `fragment A${n} on Board { name }`)}`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  { name: '4,000 fragments', query: `{ ...A } ${filled('fragment A on Query{a}')}`, code: 'GRAPHQL_PARSE_FAILED' },
  {
    name: '200 fragments of one name',
    query: `{ ...A } ${times(200, () => 'fragment A on Query { __typename }')}`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'unused fragments',
    query: `{ __typename } ${times(200, (n) => `fragment A${n} on Board { name }`)}`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  { name: 'a name of 95 kB', query: `{ ${'n'.repeat(LARGE)} }`, code: 'GRAPHQL_VALIDATION_FAILED' },
  {
    name: '490 unknown fields',
    query: `{ boards { ${times(490, (n) => `nam${n}`)} } }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'introspection within introspection',
    query: `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'all types again and again',
    query: `{ ${times(10, (n) => `a${n}: __schema { types { name description fields { name description type { name fields { name description args { name } } } } } }`)} }`,
    code: 'QUERY_TOO_COMPLEX',
  },
  {
    name: 'all types again and again within the schema',
    query: `{ __schema { ${times(15, (n) => `a${n}: types { name description fields { name description type { name fields { name } } } }`)} } }`,
    code: 'QUERY_TOO_COMPLEX',
  },
  {
    name: 'all questions of all chapters',
    query: `{ chapters(prof: "_1", subject: "ANAT") { questions { ${PAGE} } } }`,
    code: 'QUERY_TOO_COMPLEX',
  },
  {
    name: 'three question pages',
    query: `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
      ${times(3, (n) => `y${n}: yearQuestions(year: ${n}) { ${PAGE} }`)} } }`,
    code: 'QUERY_TOO_COMPLEX',
  },
];

/** Accepted, or rejected by GraphQL's own rules. */
export const LET_THROUGH: Hostile[] = [
  { name: 'a text of 95 kB', query: `{ board(code: "${'x'.repeat(LARGE)}") { name } }`, code: '' },
  { name: 'a block text of 95 kB', query: `{ board(code: """${' '.repeat(LARGE)}""") { name } }`, code: '' },
  { name: 'a comment of 95 kB', query: `{ boards { name } } #${'x'.repeat(LARGE)}`, code: '' },
  { name: 'commas', query: `{ boards { name } } ${','.repeat(LARGE)}`, code: '' },
  {
    name: '15 aliases of a tree',
    query: `{ ${times(15, (n) => `a${n}: boards { name professionalYears { name subjects { code name } } }`)} }`,
    code: '',
  },
  {
    name: '240 operations',
    query: times(240, (n) => `query Q${n} { boards { name } }`),
    code: 'OPERATION_RESOLUTION_FAILURE',
  },
  {
    name: '250 variables',
    query: `query (${times(250, (n) => `$v${n}: Int`)}) { ebooks(page: 1, limit: 1) { id } }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: '1,900 arguments',
    query: `{ board(${times(600, (n) => `a${n}: 1`)}) { name } }`,
    code: 'GRAPHQL_VALIDATION_FAILED',
  },
  {
    name: 'fields of the fields of all types',
    query:
      '{ __schema { types { name description fields { name description type { name ofType { name } fields { name description type { name } } } } } } }',
    code: 'QUERY_TOO_COMPLEX',
  },
  {
    name: 'introspection of every type by its name',
    query: `{ ${times(15, (n) => `a${n}: __type(name: "Query") { fields { name args { name type { name } } type { name fields { name description } } } }`)} }`,
    code: '',
  },
];
