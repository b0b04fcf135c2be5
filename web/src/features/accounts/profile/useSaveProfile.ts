import { useRef } from 'react';
import { updateSession } from '../../../session/index.ts';
import type { ProfileFragment } from '../profile.generated.ts';
import { sessionUser } from '../sign-in.ts';
import { useUpdateProfileMutation, type UpdateProfileMutationVariables } from './update-profile.generated.ts';

type Change = UpdateProfileMutationVariables['input'];

/**
 * Saves changes one after another, so that the last one wins. They show at once, but for a picture, whose address the
 * server makes. Throws when saving fails.
 */
export function useSaveProfile(profile: ProfileFragment) {
  const [update] = useUpdateProfileMutation();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const save = async (input: Change, before: Promise<unknown>) => {
    await before;
    const { imageId, ...fields } = input;
    const optimisticResponse = { updateProfile: { ...profile, ...fields } };
    const { data } = await update({ variables: { input }, ...(!imageId && { optimisticResponse }) });
    if (data) updateSession(sessionUser(data.updateProfile));
  };
  return (input: Change): Promise<void> => {
    const saved = save(input, last.current);
    last.current = saved.catch(() => {});
    return saved;
  };
}
