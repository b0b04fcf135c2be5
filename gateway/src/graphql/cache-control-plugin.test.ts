import { getDirectiveValues, getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema } from '../schema.ts';

const schema = createSchema();
const has = (name: string, { astNode }: GraphQLField<unknown, unknown>) =>
  getDirectiveValues(schema.getDirective(name)!, astNode!) !== undefined;
const query = schema.getQueryType()!;

test('these root fields are the same for every reader, and no others', () => {
  const fields = Object.values(query.getFields());
  expect(
    fields
      .filter((field) => !has('public', field))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual([
    'desk',
    'expertDraft',
    'googleSignIn',
    'packs',
    'paperMatches',
    'question',
    'referrer',
    'search',
    'sharedPaper',
    'studio',
    'viewer',
  ]);
});

test('below them only fields marked @perReader depend on the reader; check every new type listed here', () => {
  const reached = new Set<GraphQLObjectType>();
  function reach(field: GraphQLField<unknown, unknown>) {
    const type = getNamedType(field.type);
    if (has('perReader', field) || !isObjectType(type) || reached.has(type)) return;
    reached.add(type);
    for (const below of Object.values(type.getFields())) reach(below);
  }
  for (const field of Object.values(query.getFields())) if (has('public', field)) reach(field);
  expect([...reached].map(({ name }) => name).toSorted()).toEqual([
    'Banner',
    'Board',
    'BoardSubject',
    'Chapter',
    'Checkout',
    'Curriculum',
    'CurriculumCard',
    'CurriculumItem',
    'CurriculumSubject',
    'Ebook',
    'Faq',
    'Features',
    'Home',
    'Image',
    'InternshipArticle',
    'InternshipSubject',
    'InternshipTopic',
    'ItemArticle',
    'LegalText',
    'PaymentMethod',
    'PlanPrice',
    'ProfessionalYear',
    'QuestionSetCard',
    'ReviewStamp',
    'RuleComponent',
    'ScoringRule',
    'Sitting',
    'Subject',
    'SubjectCurriculum',
    'SubscriptionPlan',
  ]);
});
