import type { KeikkaData, TarkistusKohde } from '@keikka/contracts';
import { Check, CircleAlert, Flex, Span, StatusChip } from '@keikka/ui';
import { texts } from '../texts.js';

interface TarkistusMarkProps {
  keikka: Pick<KeikkaData, 'tarkistettavat'>;
  kohteet: readonly TarkistusKohde[];
  /** Beside the only value that can be meant: without its name. */
  short?: boolean;
}

/** Beside the values of a copied order: which of them are still to be looked at, as long as any of the order is. */
export function TarkistusMark({ keikka: { tarkistettavat }, kohteet, short = false }: TarkistusMarkProps) {
  if (tarkistettavat.length === 0) return null;
  return (
    <Flex wrap="wrap" gap="1.5" flexShrink="0" _print={{ display: 'none' }}>
      {kohteet.map((kohde) => {
        const name = texts.kohteet[kohde];
        return tarkistettavat.includes(kohde) ? (
          <StatusChip key={kohde} tone="warning" icon={CircleAlert}>
            {short ? texts.check : texts.go(name)}
          </StatusChip>
        ) : (
          <Span
            key={kohde}
            display="inline-flex"
            alignItems="center"
            gap="1"
            textStyle="text.label"
            fontWeight="semibold"
            color="status.success.fg"
          >
            <Check size={14} aria-hidden />
            {short ? texts.checked : texts.isDone(name)}
          </Span>
        );
      })}
    </Flex>
  );
}
