import type { KeikkaData } from '@keikka/contracts';
import { awaitsReady } from '@keikka/domain';
import { chakra } from '@keikka/ui';
import { keikkaTitle } from '../../../words/keikka-title.js';

/** The order's title, marked as long as the order has yet to be made ready for delivery [O-106]. */
export function MiniTitle({ keikka }: { keikka: KeikkaData }) {
  const title = keikkaTitle(keikka);
  if (!awaitsReady(keikka.keikkaTilaId)) return title;
  return (
    <chakra.mark bg="status.warning.bg" color="inherit" px="1.5" py="0.5" borderRadius="bar">
      {title}
    </chakra.mark>
  );
}
