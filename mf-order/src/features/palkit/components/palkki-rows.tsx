import type { KeikkaPalkki } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { Box, Flex, IconButton, MessageSquare, Pencil, Span } from '@keikka/ui';
import { palkkiLine } from '../../../words/palkki-line.js';
import { texts } from '../texts.js';

interface PalkkiRowsProps {
  palkit: readonly KeikkaPalkki[];
  label: string;
  day?: Yyyymmdd;
  onOpen?: (palkkiId: number, from: HTMLElement) => void;
  disabled?: boolean;
}

/** The palkit of an order one below the other, each with its kind. */
export function PalkkiRows({ palkit, label, day, onOpen, disabled }: PalkkiRowsProps) {
  return (
    <Box as="ul" aria-label={label} listStyleType="none" w="full" borderWidth="1px" borderRadius="control">
      {palkit.map((palkki) => {
        const { id, clock, kind, text } = palkkiLine(palkki, day);
        return (
          <Flex
            key={id}
            as="li"
            align="center"
            gap="3"
            px="2"
            minH="8"
            textStyle="text.table"
            _notLast={{ borderBottomWidth: '1px' }}
          >
            <Box color="fg.muted" flexShrink="0" aria-hidden>
              <MessageSquare size={14} />
            </Box>
            <Span fontWeight="semibold" whiteSpace="nowrap">
              {clock}
            </Span>
            <Span color="fg.muted" whiteSpace="nowrap">
              {kind}
            </Span>
            <Span flex="1" minW="0">
              {text}
            </Span>
            {onOpen && (
              <IconButton
                label={texts.edit(clock)}
                disabled={disabled}
                onClick={({ currentTarget }) => onOpen(id, currentTarget)}
              >
                <Pencil />
              </IconButton>
            )}
          </Flex>
        );
      })}
    </Box>
  );
}
