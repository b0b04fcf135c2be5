import { sentNotification } from '../../notifications/index.ts';
import type { RestClient } from '../../../rest/client.ts';
import type { RequestBody } from '../../../rest/contract.ts';
import type { Page } from '../../../graphql/pages.ts';
import { deskPageParams } from '../pages.ts';
import * as rows from './rows.ts';

type NewNotification = { userId?: string | null | undefined; title: string; message: string };

const bodyOf = ({ userId, title, message }: NewNotification): RequestBody<'sendNotification'> => ({
  ...(userId == null ? { all: true } : { user_id: userId }),
  title,
  message,
});

export const sentNotificationsApi = (rest: RestClient) => ({
  sentNotifications: (page: Page) => rest.get('/admin/notifications', rows.sentPage, { params: deskPageParams(page) }),
  previewNotification: (notification: NewNotification) =>
    rest.post('/admin/notifications/preview', bodyOf(notification), rows.notificationPreview),
  sendNotification: (notification: NewNotification) =>
    rest.post('/admin/notifications', bodyOf(notification), sentNotification, { idempotent: true }),
});
