export type ToastTone = 'neutral' | 'success' | 'error';
