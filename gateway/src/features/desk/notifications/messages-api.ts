import type {
  AudienceInput,
  DeskMessageInput,
  DeskMessagePreviewArgs,
  DeskMessageState,
  MutationCancelMessageArgs,
  MutationChangeMessageArgs,
} from '../../../graphql.generated.ts';
import type { Page } from '../../../graphql/pages.ts';
import type { RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import { path } from '../../../rest/path.ts';
import { withConflict } from '../calls.ts';
import { deskPageParams } from '../pages.ts';
import * as rows from './message-rows.ts';

const audienceBody = ({ group, userId, years, days, role }: AudienceInput) => ({
  group,
  ...(userId != null && { user_id: userId }),
  ...(years != null && { years: [...years] }),
  ...(days != null && { days }),
  ...(role != null && { role }),
});

const banglaBody = ({ titleBn, messageBn }: Pick<DeskMessageInput, 'titleBn' | 'messageBn'>) => ({
  ...(titleBn != null && { title_bn: titleBn }),
  ...(messageBn != null && { message_bn: messageBn }),
});

const messageBody = ({ to, title, message, sendAt, ...bangla }: DeskMessageInput): RequestBody<'scheduleMessage'> => ({
  ...audienceBody(to),
  title,
  message,
  ...banglaBody(bangla),
  ...(sendAt != null && { send_at: sendAt }),
});

const previewBody = ({ to, title, message, ...bangla }: DeskMessagePreviewArgs): RequestBody<'previewMessage'> => ({
  ...audienceBody(to),
  ...(title !== '' && { title }),
  ...(message !== '' && { message }),
  ...banglaBody(bangla),
});

export const messagesApi = (rest: RestClient) => ({
  messages: ({ state, ...page }: Page & { state?: DeskMessageState | null | undefined }) =>
    rest.get('/admin/messages', rows.messagePage, { params: { ...deskPageParams(page), ...(state && { state }) } }),
  profileYears: () => rest.get('/admin/messages/years', rows.profileYears),
  messagePreview: (preview: DeskMessagePreviewArgs) =>
    rest.post('/admin/messages/preview', previewBody(preview), rows.messagePreview),
  scheduleMessage: (input: DeskMessageInput) =>
    rest.post('/admin/messages', messageBody(input), rows.oneMessage, { idempotent: true }),
  changeMessage: ({ id, version, input }: MutationChangeMessageArgs) =>
    withConflict(
      rest.put(
        path`/admin/messages/${id}`,
        { ...messageBody(input), version } satisfies RequestBody<'changeMessage'>,
        rows.oneMessage,
      ),
    ),
  cancelMessage: ({ id, version }: MutationCancelMessageArgs) =>
    withConflict(
      rest.post(
        path`/admin/messages/${id}/cancel`,
        { version } satisfies RequestBody<'cancelMessage'>,
        rows.oneMessage,
      ),
    ),
});
