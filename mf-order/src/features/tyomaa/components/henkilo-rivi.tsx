import { phoneHref } from '@keikka/domain';
import { Box, chakra, Flex, IconButton, LinkButton, Phone, Span, StatusChip, X } from '@keikka/ui';
import type { HenkiloRivi } from '../model/henkilo-rivit.js';
import { texts as all } from '../texts.js';

const texts = all.henkilot;

interface HenkilonRiviProps {
  rivi: HenkiloRivi;
  /** Of the group of radios. */
  name: string;
  disabled: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

/** A person of a site: whether it is he who is called, how, and the way off the list. */
export function HenkilonRivi({ rivi, name, disabled, onChoose, onRemove }: HenkilonRiviProps) {
  const { tehtava, puhelin, isYhteyshenkilo } = rivi;
  const nimi = rivi.nimi || puhelin;
  const href = phoneHref(puhelin);
  return (
    <Flex
      align="center"
      gap="1"
      ps="3"
      pe="1"
      py="1"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex as="label" align="center" gap="2" flex="1" minW="0" cursor={disabled ? 'default' : 'pointer'}>
        <chakra.input
          type="radio"
          name={name}
          accentColor="brand.solid"
          flexShrink={0}
          checked={isYhteyshenkilo}
          disabled={disabled}
          onChange={onChoose}
        />
        <Box minW="0" textStyle="text.table">
          <Flex align="center" gap="1.5" minW="0">
            <Span fontWeight="semibold" truncate>
              {nimi}
            </Span>
            {isYhteyshenkilo && <StatusChip tone="neutral">{texts.yhteyshenkilo}</StatusChip>}
          </Flex>
          <Box textStyle="text.label" color="fg.muted" truncate>
            {[tehtava, rivi.nimi && puhelin].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      </Flex>
      {href && (
        <LinkButton href={href} aria-label={texts.call(nimi)} variant="ghost" size="sm" square>
          <Phone size={16} aria-hidden />
        </LinkButton>
      )}
      {!disabled && (
        <IconButton label={texts.remove(nimi)} size="sm" onClick={onRemove}>
          <X />
        </IconButton>
      )}
    </Flex>
  );
}
