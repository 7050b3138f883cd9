import type { KeikkaData } from '@keikka/contracts';
import { keikkaTila } from '@keikka/domain';
import { texts } from '../texts.js';

type DeliverySigns = Pick<KeikkaData, 'keikkaTilaId' | 'toimitusToimitettu' | 'pumppuEnd' | 'pumppuAika'>;

/**
 * 'Toimitettu' when any sign of a delivery exists, 'Odottaa' when a time is set (C-54). `pumppuEnd` is the end recorded
 * on the delivery, never the planned one (C-55).
 */
export function toimitusState(keikka: DeliverySigns): string {
  const delivered =
    keikka.keikkaTilaId === keikkaTila.toimitettu || keikka.toimitusToimitettu || Boolean(keikka.pumppuEnd);
  if (delivered) return texts.delivered;
  return keikka.pumppuAika ? texts.waiting : '';
}
