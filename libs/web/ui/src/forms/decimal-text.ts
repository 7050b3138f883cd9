/** '118.00' of the API as field text: '118,00'. A missing number is empty. */
export const fieldDecimal = (decimal: string | null): string => decimal?.replace('.', ',') ?? '';
