import type { AsiakasData } from '@keikka/contracts';
import { searchText } from '@keikka/domain';

export type NamedAsiakas = Pick<AsiakasData, 'asiakasId' | 'asiakasNimi' | 'ytunnus'>;

/** What a company is found by: its name, its business id with and without hyphen, and its number. */
export const asiakasSearchText = ({ asiakasId, asiakasNimi, ytunnus }: NamedAsiakas): string =>
  searchText(asiakasNimi, ytunnus, ytunnus.replace('-', ''), String(asiakasId));
