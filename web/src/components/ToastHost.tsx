import { useSyncExternalStore } from 'react';
import { toastHost } from './toast.ts';

/** The place on the page where toasts appear, once there is one. */
export const ToastHost = () => useSyncExternalStore(toastHost.subscribe, toastHost.current, toastHost.onServer);
