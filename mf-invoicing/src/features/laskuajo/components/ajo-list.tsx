import type { Laskuajo } from '@keikka/contracts';
import { clockOf, helsinkiDay, shortDay } from '@keikka/domain';
import { Box, Flex, Span } from '@keikka/ui';
import { ListButton } from '../../../parts/list-button.js';
import { ajoNimi } from '../model/ajot.js';
import { texts } from '../texts.js';
import { EtenemisPalkki } from './etenemis-palkki.js';
import { TilaChip } from './tila-chip.js';

interface AjoListProps {
  ajot: readonly Laskuajo[];
  selectedId: number;
  onSelect: (laskuajoId: number) => void;
}

/** The runs, the latest first, each with its progress. */
export function AjoList({ ajot, selectedId, onSelect }: AjoListProps) {
  return (
    <Box as="ul" listStyleType="none" aria-label={texts.ajotList}>
      {ajot.map((ajo) => (
        <li key={ajo.laskuajoId}>
          <ListButton
            type="button"
            aria-current={ajo.laskuajoId === selectedId}
            onClick={() => onSelect(ajo.laskuajoId)}
          >
            <Flex justify="space-between" gap="2">
              <Span fontWeight="semibold">{ajoNimi(ajo, ajot)}</Span>
              <TilaChip {...ajo} />
            </Flex>
            <Span display="block" textStyle="text.label" color="fg.muted">
              {aloitus(ajo)}
            </Span>
            <Box my="1">
              <EtenemisPalkki ajo={ajo} height="6px" />
            </Box>
            <Span display="block" textStyle="text.label">
              {texts.maarat(ajo.luotu, ajo.ohitettu, ajo.poikkeuksia)}
            </Span>
          </ListButton>
        </li>
      ))}
    </Box>
  );
}

function aloitus({ aloitettu, aloittajaNimi }: Laskuajo): string {
  const at = new Date(aloitettu);
  return [`${shortDay(helsinkiDay(at))} ${clockOf(at)}`, aloittajaNimi].filter(Boolean).join(', ');
}
