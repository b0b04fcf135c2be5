import type { ApolloClient } from '@apollo/client';
import { beginSession, type SessionUser } from '../../session/index.ts';
import type { ProfileFragment } from './profile.generated.ts';

export const sessionUser = (profile: ProfileFragment): SessionUser => ({
  _id: profile.id,
  user_id: profile.userId,
  name: profile.name,
  medical_college: profile.medicalCollege ?? '',
  year: profile.year ?? '',
  contact_number: profile.contactNumber ?? '',
  email: profile.email,
  profileImage: profile.profileImage?.url ?? '',
});

export async function signIn(client: ApolloClient, { token, user }: { token: string; user: ProfileFragment }) {
  // The cache holds what a visitor may see.
  await client.clearStore();
  beginSession(sessionUser(user), token);
}
