import type { RequestHandler } from 'express';
import { badRequest, notFound, unauthorized } from '../http/errors.ts';
import { validate } from '../http/validate.ts';
import { callerOf, sessionOf } from './auth.ts';
import { profileInput } from './inputs.ts';
import { ownRecord } from './own-record.ts';
import type { AccountParts } from './parts.ts';
import { endSession } from './sessions.ts';
import { updateUser } from './store.ts';

const noSuchUser = () => notFound('No such user.');

/** GET /users?user_id=&fields=: one's own record. */
export const readRecord: RequestHandler = (request, response) => {
  const caller = callerOf(request);
  if (!caller) throw unauthorized();
  const { user_id: id, fields } = request.query;
  if (id !== caller.userId) throw noSuchUser();
  response.json({ data: ownRecord(caller, typeof fields === 'string' ? fields : undefined) });
};

/** PATCH /users/{id}: changes one's own record, of which `profileInput` names what may change. */
export function changeProfile({ db, limits, images }: AccountParts): RequestHandler {
  return async (request, response) => {
    const caller = callerOf(request);
    if (!caller) throw unauthorized();
    const { id } = request.params;
    if (id !== String(caller.id) && id !== caller.userId) throw noSuchUser();
    const {
      medical_college: medicalCollege,
      year,
      contact_number: contactNumber,
      images: imageId,
    } = validate(profileInput, request.body);
    await limits.profile(caller.userId);
    const image = imageId === undefined ? undefined : await images.find(caller.id, Number(imageId));
    if (imageId !== undefined && !image) throw badRequest('Image upload failed', 'images');
    const user = await updateUser(db, caller.id, {
      ...(medicalCollege !== undefined && { medicalCollege }),
      ...(year !== undefined && { year }),
      ...(contactNumber !== undefined && { contactNumber }),
      ...(image && { profileImage: image.publicId }),
    });
    if (!user) throw noSuchUser();
    if (image && caller.profileImage && caller.profileImage !== image.publicId) {
      await images.remove(caller.id, caller.profileImage);
    }
    response.status(201).json({ data: ownRecord(user) });
  };
}

/** DELETE /users/session: signs out, on this device. */
export function logOut({ db }: AccountParts): RequestHandler {
  return async (request, response) => {
    const session = sessionOf(request);
    if (!session) throw unauthorized();
    await endSession(db, session);
    response.status(204).end();
  };
}
