import { searchText } from '@keikka/domain';
import type { KeikkaLasku } from './keikka-lasku.entity.js';

type Searched = Pick<KeikkaLasku, 'keikkaId' | 'laskuNo' | 'maksajaAsiakasNimi' | 'tyomaaNimi'>;

/** What an invoice is found by. */
export const laskuSearchText = ({ laskuNo, keikkaId, maksajaAsiakasNimi, tyomaaNimi }: Searched): string =>
  searchText(laskuNo, String(keikkaId), maksajaAsiakasNimi, tyomaaNimi);
