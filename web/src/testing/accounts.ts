import type { DocumentNode } from 'graphql';
import type { MockLink } from '@apollo/client/testing';
import { vi } from 'vitest';
import { HomeDocument } from '../features/home/index.ts';
import { updateSession } from '../session/index.ts';
import { GoogleSignInDocument } from '../features/accounts/google/google-sign-in.generated.ts';
import type { ProfileFragment } from '../features/accounts/profile.generated.ts';
import { sessionUser } from '../features/accounts/sign-in.ts';

type GraphqlError = { message: string; code: string; field?: string };

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
  twoFactor: false,
  recoveryCodesLeft: null as number | null,
  plans: [] as object[] | null,
};

/** What the profile asks of the site. */
export const ownFeatures = { __typename: 'Features' as const, reports: true, push: false, twoFactor: false };

export const begin = (profile: ProfileFragment = amina) => {
  localStorage.setItem('authToken', 'token');
  updateSession(sessionUser(profile));
};

export const googleMock = (isOn = false): MockLink.MockedResponse => ({
  request: { query: GoogleSignInDocument },
  result: { data: { googleSignIn: isOn } },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

/** A home page with one board and nothing else. */
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

/** Responds to an operation with data, a GraphQL error or a network error; `onCall` gets its variables. */
export function operationMock(query: DocumentNode, response: object | GraphqlError | Error, delay = 0) {
  const onCall = vi.fn<(variables: Record<string, unknown>) => void>();
  const request = { query, variables: () => true };
  const always = { delay, maxUsageCount: Number.POSITIVE_INFINITY };
  if (response instanceof Error) return { mock: { request, error: response, ...always }, onCall };
  const mock: MockLink.MockedResponse = {
    request,
    result: (variables: Record<string, unknown>) => {
      onCall(variables);
      if (!('code' in response)) return { data: { ...response } };
      const { message, ...extensions } = response;
      return { errors: [{ message, extensions }] };
    },
    ...always,
  };
  return { mock, onCall };
}
