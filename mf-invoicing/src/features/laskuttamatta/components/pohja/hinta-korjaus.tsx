import { laskuRiviFields, type HinnatonRivi, type LaskuttamatonKeikka } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { parseNumberField } from '@keikka/domain';
import { Box, Button, chakra, Flex, Span, Text } from '@keikka/ui';
import { DecimalInput, fieldDecimal } from '@keikka/ui/forms';
import { useState, type SyntheticEvent } from 'react';
import { useHintakorjaus } from '../../api/use-hintakorjaus.js';
import { texts } from '../../texts.js';

const { hinnat } = texts;
const HINTA_SCALE = 4;

interface HintaKorjausProps {
  rivi: LaskuttamatonKeikka;
  onDone: () => void;
}

/** The rows of an order's invoice that lack a price, each with a field for it. Enter stores them. */
export function HintaKorjaus({ rivi, onDone }: HintaKorjausProps) {
  const [kirjatut, setKirjatut] = useState<Readonly<Record<number, string>>>({});
  const { mutate: tallenna, isPending } = useHintakorjaus(rivi, onDone);
  const tekstiOf = ({ keikkaLaskuRiviId, ehdotus }: HinnatonRivi): string =>
    kirjatut[keikkaLaskuRiviId] ?? fieldDecimal(ehdotus);
  const hinnoitellut = rivi.hinnattomat.flatMap((one) => {
    const hinta = parseNumberField(tekstiOf(one), { scale: HINTA_SCALE, unit: '€' });
    const { keikkaLaskuRiviId, maksajaAsiakasId, varmenne } = one;
    return hinta === undefined || Number(hinta) === 0
      ? []
      : [{ keikkaLaskuRiviId, maksajaAsiakasId, varmenne, hinta }];
  });

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (hinnoitellut.length > 0 && !isPending) tallenna(hinnoitellut);
  }
  return (
    <chakra.form aria-label={hinnat.title} onSubmit={submit} mb="4">
      <Text as="h3" textStyle="text.table" fontWeight="semibold" mb="2">
        {hinnat.title}
      </Text>
      <Box as="ul" listStyleType="none">
        {rivi.hinnattomat.map((one, index) => (
          <Rivi
            key={one.keikkaLaskuRiviId}
            rivi={one}
            autoFocus={index === 0}
            teksti={tekstiOf(one)}
            onTeksti={(teksti) => setKirjatut({ ...kirjatut, [one.keikkaLaskuRiviId]: teksti })}
          />
        ))}
      </Box>
      <Button type="submit" variant="primary" busy={isPending} disabled={hinnoitellut.length === 0}>
        {hinnat.tallenna(Math.max(hinnoitellut.length, 1))}
      </Button>
    </chakra.form>
  );
}

interface RiviProps {
  rivi: HinnatonRivi;
  autoFocus: boolean;
  teksti: string;
  onTeksti: (teksti: string) => void;
}

function Rivi({ rivi, autoFocus, teksti, onTeksti }: RiviProps) {
  const { riviSelite, määrä, yksikkö, virhe, ehdotus } = rivi;
  return (
    <Flex as="li" gap="2" mb="2" align="flex-start" textStyle="text.table">
      <Box flex="1" minW="0">
        {riviSelite || hinnat.rivi}
        <Box textStyle="text.label" color={virhe ? 'status.error.fg' : 'fg.muted'}>
          {virhe || (ehdotus && hinnat.ehdotus)}
        </Box>
      </Box>
      <Span color="fg.muted" whiteSpace="nowrap" py="1.5">
        {[inWords(laskuRiviFields.määrä, määrä), yksikkö].filter(Boolean).join('\u00a0')}
      </Span>
      <DecimalInput
        aria-label={hinnat.hinta(riviSelite || hinnat.rivi)}
        autoFocus={autoFocus}
        scale={HINTA_SCALE}
        unit="€"
        size="sm"
        w="96px"
        value={teksti}
        onValueChange={onTeksti}
      />
    </Flex>
  );
}
