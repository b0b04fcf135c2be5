import { z } from 'zod';
import { boardCodes, findSubject } from '../../curriculum.ts';
import { inputMessages } from './draft/input-messages.ts';

export type SubjectKey = { prof: string; subject: string };
export type BoardSubjectKey = SubjectKey & { board: string };

const inCurriculum = ({ prof, subject }: SubjectKey) => findSubject(prof, subject) !== undefined;

/** `{board}{prof}-{subject}`: DHK_1-ANAT. */
export const boardSubjectKey = z
  .string()
  .max(40)
  .transform(
    (key) => /^(?<board>[A-Z]{3})(?<prof>_\d)-(?<subject>[A-Z]+)$/.exec(key)?.groups as BoardSubjectKey | undefined,
  )
  .refine(
    (key) => key !== undefined && boardCodes.includes(key.board) && inCurriculum(key),
    inputMessages.boardSubject(),
  )
  .transform((key) => key!);

/** `{prof}-{subject}`: _1-ANAT. */
export const subjectKey = z
  .string()
  .max(40)
  .transform((key) => /^(?<prof>_\d)-(?<subject>[A-Z]+)$/.exec(key)?.groups as SubjectKey | undefined)
  .refine((key) => key !== undefined && inCurriculum(key), inputMessages.subject())
  .transform((key) => key!);
