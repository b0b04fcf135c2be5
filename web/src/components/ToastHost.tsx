import { useSyncExternalStore } from 'react';
import { toastHost } from './toast.ts';

export const ToastHost = () => useSyncExternalStore(toastHost.subscribe, toastHost.current, toastHost.onServer);
