import { isAccountLanguage } from 'schema/languages.ts';
import { sitePath } from 'schema/site-path.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { badInput, graphqlError } from '../../graphql/errors.ts';
import { wordsOf } from '../../messages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import type { ProfileChange } from './api.ts';
import {
  check,
  signInCodeInput,
  logInInput,
  profileInput,
  resetInput,
  resetRequestInput,
  signUpInput,
} from './inputs.ts';
import { accountMessages } from './messages.ts';
import { errorMessages } from '../../graphql/messages.ts';

const orNull = (text: string) => (text.trim() === '' ? null : text);

export const accountsResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, { own, accounts }) => (own.isVisitors ? null : accounts.viewer()),
    referrer: (_root, { userId }, { accounts }) => accounts.referrer(userId),
    googleSignIn: (_root, _args, { accounts }) => accounts.isGoogleAvailable(),
  },

  Mutation: {
    signUp: (_root, { input }, { once, accounts }) => {
      once('signUp');
      const { affiliateRef, ...account } = check(signUpInput, input);
      return accounts.signUp(account, affiliateRef);
    },
    logIn: (_root, args, { once, accounts }) => {
      once('logIn');
      return accounts.logIn(check(logInInput, args));
    },
    exchangeSignInCode: (_root, args, { once, accounts }) => {
      once('exchangeSignInCode');
      const { twoFactorCode, ...credentials } = check(signInCodeInput, args);
      return accounts.signInWithCode({ ...credentials, two_factor_code: twoFactorCode });
    },
    logOut: (_root, _args, { own, accounts }) => own.isVisitors || accounts.logOut(),
    requestPasswordReset: async (_root, args, { once, accounts }) => {
      once('requestPasswordReset');
      await accounts.requestReset(check(resetRequestInput, args));
      return true;
    },
    resetPassword: async (_root, { input }, { once, accounts }) => {
      once('resetPassword');
      const { message, redirect } = await accounts.resetPassword(check(resetInput, input));
      return {
        message: message ?? wordsOf(accountMessages.passwordChanged()),
        redirect: sitePath(redirect) ?? siteRoutes.logIn,
      };
    },
    updateProfile: (_root, { input }, { own, accounts }) => {
      if (own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
      const { medicalCollege, year, contactNumber, imageId } = check(profileInput, input);
      const changes: ProfileChange[] = [];
      if (medicalCollege !== undefined) changes.push({ medical_college: medicalCollege });
      if (year !== undefined) changes.push({ year });
      if (contactNumber !== undefined) changes.push({ contact_number: contactNumber });
      if (imageId !== undefined) changes.push({ images: imageId });
      return accounts.update(changes);
    },
    setLanguage: (_root, { language }, { own, accounts }) => {
      if (own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
      if (!isAccountLanguage(language)) throw badInput('language', accountMessages.badLanguage());
      return accounts.setLanguage(language);
    },
  },

  User: {
    id: ({ _id }) => _id,
    userId: ({ user_id: userId }) => userId,
    contactNumber: ({ contact_number: number }) => orNull(number),
    medicalCollege: ({ medical_college: college }) => orNull(college),
    year: ({ year }) => orNull(year),
    userType: ({ user_type: type }) => orNull(type),
    authType: ({ auth_type: type }) => orNull(type),
    profileImage: ({ profileImage }) => profileImage,
    hasFullAccess: ({ access_doc: isFull }) => isFull,
  },
};
