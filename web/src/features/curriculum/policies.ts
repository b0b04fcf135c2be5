import type { TypePolicies } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';

export const POLICIES: TypePolicies = {
  Curriculum: {
    fields: { cards: { keyArgs: ['prof', 'subject'] } },
  },
  CurriculumCard: { keyFields: ['code'] },
  CurriculumItem: { keyFields: ['code'], fields: { list: relayStylePagination(['first']) } },
};
