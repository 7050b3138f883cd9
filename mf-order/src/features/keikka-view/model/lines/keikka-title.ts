import type { KeikkaData } from '@keikka/contracts';
import { texts } from '../../texts.js';

/** Customer and site, the name that people use for an order on the phone. */
export function keikkaTitle(
  keikka: Pick<KeikkaData, 'asiakasNimi' | 'tyomaaNimi' | 'keikkaOtsikko'>,
): string {
  const names = [keikka.asiakasNimi, keikka.tyomaaNimi].filter(Boolean).join(', ');
  return names || keikka.keikkaOtsikko || texts.order;
}
