import type { RequestHandler } from 'express';
import { readBody, send } from '../../http/contract.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { callerOf, hasFullAccess, lockCaller, sessionOf } from './auth.ts';
import { profileInput } from './inputs.ts';
import { phoneChangedMail } from './mails.ts';
import { narrowRecord, ownRecord } from './own-record.ts';
import type { AccountDependencies } from './dependencies.ts';
import { requireRecentLogIn } from './recent-log-in.ts';
import { endSession } from './sessions.ts';
import { updateUser } from './store.ts';
import { errorMessages } from './error-messages.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';

const NOTICE_TTL_MS = 24 * 3_600_000;

const noSuchUser = () => notFound(sharedMessages.noSuchUser());

export function readRecord(dependencies: AccountDependencies): RequestHandler {
  return async (request, response) => {
    const caller = callerOf(request)!;
    const { user_id: id, fields } = request.query;
    if (id !== caller.userId) throw noSuchUser();
    // Called with each page of questions: skip the query for readers who cannot have a plan.
    const plans = hasFullAccess(caller) ? await dependencies.plansOf(caller.id) : [];
    send(response, 'readUser', { data: narrowRecord(await ownRecord(dependencies, caller, plans), fields) });
  };
}

/** Changing the phone number needs a recent log-in and is mailed to the owner. */
export function changeProfile(dependencies: AccountDependencies): RequestHandler {
  const { db, limits, images, mail, publicUrl } = dependencies;
  return async (request, response) => {
    const caller = callerOf(request)!;
    const { id } = request.params;
    if (id !== String(caller.id) && id !== caller.userId) throw noSuchUser();
    const {
      medical_college: medicalCollege,
      year,
      contact_number: contactNumber,
      images: imageId,
    } = readBody(request, 'changeUser', profileInput);
    await limits.profile(caller.userId);
    const isPhoneNew = contactNumber !== undefined && contactNumber !== caller.contactNumber;
    if (isPhoneNew) await requireRecentLogIn(dependencies, request, errorMessages.logInToChangePhone());
    const image = imageId === undefined ? undefined : await images.find(caller.id, Number(imageId));
    if (imageId !== undefined && !image) throw badRequest(errorMessages.pictureFailed(), 'images');
    const user = await db.transaction(async (tx) => {
      await lockCaller(tx, request);
      if (isPhoneNew) {
        await mail.put(tx, phoneChangedMail(caller, { publicUrl }), new Date(Date.now() + NOTICE_TTL_MS));
      }
      return updateUser(tx, caller.id, {
        ...(medicalCollege !== undefined && { medicalCollege }),
        ...(year !== undefined && { year }),
        ...(contactNumber !== undefined && { contactNumber }),
        ...(image && { profileImage: image.publicId }),
      });
    });
    if (!user) throw noSuchUser();
    if (isPhoneNew) mail.wake();
    if (image && caller.profileImage && caller.profileImage !== image.publicId) {
      await images.remove(caller.id, caller.profileImage);
    }
    send(response.status(201), 'changeUser', { data: await ownRecord(dependencies, user) });
  };
}

export function logOut({ db }: AccountDependencies): RequestHandler {
  return async (request, response) => {
    await endSession(db, sessionOf(request)!);
    response.status(204).end();
  };
}
