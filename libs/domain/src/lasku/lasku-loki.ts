/** What an entry of an invoice's log is about: sent to an invoicing system, done by the product, a person's note (C-84). */
export const laskuLogType = { sent: 2, system: 3, note: 5 } as const;
