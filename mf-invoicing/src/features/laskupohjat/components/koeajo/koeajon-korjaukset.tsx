import type { KoeajonTilaus } from '@keikka/contracts';
import { useNavigation } from '@keikka/sdk';
import { Box, Button, Flex, Link, Text } from '@keikka/ui';
import type { ReactNode } from 'react';
import { koeajoTexts } from '../../koeajo-texts.js';
import {
  koeajonKorjaukset,
  type Koeajettu,
  type Kohde,
  type Korjaus,
} from '../../model/koeajon-korjaukset.js';

const { korjaukset: texts } = koeajoTexts;

interface KoeajonKorjauksetProps {
  tilaus: KoeajonTilaus;
  pohja: Koeajettu;
  /** Leaves the run for a place in the editor. */
  onKorjaa: (kohde: Kohde) => void;
}

/** What mends the rows of an order that differ or fail: a place in the template, another template, or the order. */
export function KoeajonKorjaukset({ tilaus, pohja, onKorjaa }: KoeajonKorjauksetProps) {
  const { keikkaId } = tilaus;
  const { openOrderTab } = useNavigation();
  const korjaukset = koeajonKorjaukset(tilaus, pohja);
  if (korjaukset.length === 0) return null;
  return (
    <Box
      as="ul"
      listStyleType="none"
      aria-label={texts.of(keikkaId)}
      mt="3"
      borderWidth="1px"
      borderRadius="control"
    >
      {korjaukset.map((korjaus) => (
        <Tapa key={`${korjaus.otsikko} ${korjaus.syy}`} {...korjaus}>
          <Teko {...korjaus} onKorjaa={onKorjaa} />
        </Tapa>
      ))}
      <Tapa otsikko={texts.tilaus} syy={texts.tilausLead}>
        <Button size="sm" aria-label={texts.avaaTilausOf(keikkaId)} onClick={() => openOrderTab(keikkaId)}>
          {texts.avaaTilaus}
        </Button>
      </Tapa>
    </Box>
  );
}

interface TapaProps extends Pick<Korjaus, 'otsikko' | 'syy'> {
  isFault?: boolean;
  children: ReactNode;
}

function Tapa({ otsikko, syy, isFault = false, children }: TapaProps) {
  return (
    <Flex
      as="li"
      px="3"
      py="2"
      gap="3"
      align="center"
      textStyle="text.table"
      borderColor="border.subtle"
      _notLast={{ borderBottomWidth: '1px' }}
    >
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{otsikko}</Text>
        <Text color={isFault ? 'status.error.fg' : 'fg.muted'}>{syy}</Text>
      </Box>
      {children}
    </Flex>
  );
}

function Teko({ teko, otsikko, isFault, onKorjaa }: Korjaus & Pick<KoeajonKorjauksetProps, 'onKorjaa'>) {
  if (teko === null) return null;
  if ('laskupohjaId' in teko)
    return (
      <Link href={`/laskutus/laskupohjat?pohja=${teko.laskupohjaId}`} target="_blank" rel="noopener">
        {teko.label}
      </Link>
    );
  return (
    <Button
      size="sm"
      variant={isFault ? 'primary' : undefined}
      aria-label={texts.labelOf(teko.label, otsikko)}
      onClick={() => onKorjaa(teko.kohde)}
    >
      {teko.label}
    </Button>
  );
}
