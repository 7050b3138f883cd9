import { tilausFields, toimittajaFields } from './fields.js';

/** What an order's owner has agreed, which nobody else changes in a draft. */
export const ownersFields = [
  'asiakasId',
  ...(Object.keys(toimittajaFields) as (keyof typeof toimittajaFields)[]),
] as const;

/** The form of who writes a draft and does not plan it: without what its owner has agreed. */
export const luonnosFields = Object.fromEntries(
  Object.entries(tilausFields).filter(([name]) => !ownersFields.some((owners) => owners === name)),
) as typeof tilausFields;
