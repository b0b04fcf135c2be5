import { mutation, ofViewer, type TestCall } from '../../../testing/test-call.ts';

const notification = {
  _id: '3',
  title: 'New',
  message: 'Papers',
  isRead: false,
  createdAt: '2026-10-21T09:30:00.000Z',
};

export const calls: TestCall[] = [
  { call: 'GET /notifications', answers: { notifications: [notification] }, query: ofViewer('notifications { id }') },
  {
    call: 'PUT /notifications/*/read',
    at: '/notifications/3/read',
    answers: { data: notification },
    query: mutation('markNotificationRead(id: "3") { id }'),
    passes: 'any JSON',
  },
  {
    call: 'PUT /notifications/read-all',
    answers: { notifications: [notification] },
    query: mutation('markAllNotificationsRead { id }'),
    passes: 'any JSON',
  },
];
