import type { EditedQuestionFragment } from '../question-editor.generated.ts';
import type { Form } from './form.ts';

/**
 * KEPT on this device and about to be sent; OFFLINE likewise, once there is a line; INCOMPLETE where the account cannot
 * have it yet; FAILED with the reason.
 */
export type SaveState = 'SAVED' | 'KEPT' | 'SAVING' | 'OFFLINE' | 'INCOMPLETE' | 'FAILED';

export type DraftState = {
  form: Form;
  /** Counts replacements of the form from outside its fields, which then start anew. */
  replaced: number;
  /** As the server last had it; undefined for a new question, and where it could not be asked. */
  question: EditedQuestionFragment | undefined;
  save: SaveState;
  /** In milliseconds since 1970. */
  savedAt?: number;
  failure?: string | undefined;
  /** What somebody else has saved meanwhile. */
  theirs?: EditedQuestionFragment | undefined;
  /** Whether the form is what this device had kept. */
  isResumed: boolean;
};

export type ChangeForm = (change: Partial<Form> | ((form: Form) => Partial<Form>)) => void;

/** Undefined while nobody knows. */
export const isEditable = ({ question }: Pick<DraftState, 'question'>) =>
  question === undefined || question.may.includes('SAVE');
