import { luonnosFields, tilausFields, type KeikkaAccess } from '@keikka/contracts';

/** The fields of the form: a draft of others has none that its owner has agreed. */
export const formFieldsOf = ({ plan }: Pick<KeikkaAccess, 'plan'>): typeof tilausFields =>
  plan ? tilausFields : luonnosFields;
