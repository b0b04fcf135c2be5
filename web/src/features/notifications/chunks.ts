export const chunks = { shared: /(index|NotificationBell)\./ };
