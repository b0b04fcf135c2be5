import type { DocumentNode } from 'graphql';
import type { MockLink } from '@apollo/client/testing';
import { vi } from 'vitest';
import { HomeDocument } from '../features/home/index.ts';
import { updateSession } from '../session/index.ts';
import { GoogleSignInDocument } from '../features/accounts/google/google-sign-in.generated.ts';
import type { ProfileFragment } from '../features/accounts/profile.generated.ts';
import { sessionUser } from '../features/accounts/sign-in.ts';

type Refusal = { message: string; code: string; field?: string };

export const amina = {
  __typename: 'User' as const,
  id: '64a',
  userId: 'AMINA-1',
  name: 'Amina Rahman',
  email: 'amina@example.org',
  contactNumber: '+88001712345678',
  medicalCollege: 'Dhaka Medical College',
  year: '3rd',
  profileImage: null as { __typename: 'Image'; publicId: string; url: string } | null,
  hasFullAccess: false,
  plans: [] as object[] | null,
};

export const begin = (profile: ProfileFragment = amina) => {
  localStorage.setItem('authToken', 'token');
  updateSession(sessionUser(profile));
};

export const googleMock = (isOn = false): MockLink.MockedResponse => ({
  request: { query: GoogleSignInDocument },
  result: { data: { googleSignIn: isOn } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

/** What the home page asks for, with a board alone in it. */
export const homeMock = (): MockLink.MockedResponse => ({
  request: { query: HomeDocument },
  result: {
    data: {
      home: {
        __typename: 'Home',
        banners: [],
        boards: [{ __typename: 'Board', code: 'DHK', name: 'Dhaka' }],
        questionSets: [],
        internshipSubjects: [],
        ebooks: [],
        plans: [],
        faqs: [],
      },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

/** Answers an operation with data, a refusal or no answer at all, and keeps what it was sent. */
export function answerMock(query: DocumentNode, answer: object | Refusal | Error, delay = 0) {
  const sent = vi.fn<(variables: Record<string, unknown>) => void>();
  const request = { query, variables: () => true };
  const often = { delay, maxUsageCount: Number.POSITIVE_INFINITY };
  if (answer instanceof Error) return { mock: { request, error: answer, ...often }, sent };
  const mock: MockLink.MockedResponse = {
    request,
    result: (variables: Record<string, unknown>) => {
      sent(variables);
      if (!('code' in answer)) return { data: { ...answer } };
      const { message, ...extensions } = answer;
      return { errors: [{ message, extensions }] };
    },
    ...often,
  };
  return { mock, sent };
}
