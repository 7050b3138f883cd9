/** All that is read of invoices: what anybody changes makes all of it stale. */
export const laskutKey = (asiakasId: number) => ['laskut', asiakasId] as const;
