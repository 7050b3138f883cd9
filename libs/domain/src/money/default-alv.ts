/** The general VAT rate in percent [I-083]; a company may have its own (setting type 10). */
export const DEFAULT_ALV = '25.5';
