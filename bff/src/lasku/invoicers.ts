/** Who makes and changes invoices, and the templates that build them. */
export const invoicers = ['role:laskuAdmin', 'role:asiakasAdmin', 'role:isSystemAdmin'] as const;
