/** The Finnish texts of an order's customer. */
export const texts = {
  placeholder: 'Asiakas',
  make: (typed: string) => `Luo asiakas ”${typed}”`,
  payer: (name: string) => `Maksaja: ${name}`,
  payerIsCustomer: 'Maksaja: vastaanottava asiakas',
} as const;
