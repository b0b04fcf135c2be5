import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, showNotification } from '@mantine/notifications';
import { IconCheck, IconInfoCircle, IconAlertTriangle } from './icons.ts';
import type { ToastTone } from './toast-tone.ts';
import classes from './Toaster.module.css';
import { t } from '../i18n/index.tsx';

const ICONS = { neutral: IconInfoCircle, success: IconCheck, error: IconAlertTriangle };

export function show(message: string, tone: ToastTone, forMs: number) {
  const Icon = ICONS[tone];
  showNotification({
    // Shows equal toasts once.
    id: `${tone}: ${message}`,
    message,
    autoClose: forMs,
    icon: <Icon size={18} stroke={2.25} aria-hidden />,
    className: classes[tone],
    classNames: { root: classes.root, icon: classes.icon, description: classes.text, closeButton: classes.close },
    closeButtonProps: { 'aria-label': t('shared.close') },
  });
}

export const Toaster = () => (
  <Notifications
    position="bottom-center"
    containerWidth={420}
    allowScrollDismiss={false}
    notificationMaxHeight="90vh"
    style={{ marginBottom: 'var(--bottom-bar)' }}
  />
);
