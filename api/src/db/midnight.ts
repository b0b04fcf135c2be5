// Bangladesh keeps UTC+6 all year.
/** When a day of Dhaka, such as 2026-11-27, begins: an ISO 8601 instant. */
export const midnight = (day: string) => `${day}T00:00:00+06:00`;
