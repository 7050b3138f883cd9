import type { LaskupohjaListed, LaskuttamatonKeikka } from '@keikka/contracts';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import type { PohjanEsteet } from '@keikka/domain/laskupohja';
import { useNavigate } from '@keikka/sdk';
import { Box, Button, chakra, DatePicker, Flex, Span, Text } from '@keikka/ui';
import { Select } from '@keikka/ui/forms';
import { useId, useState, type ReactNode } from 'react';
import { usePohjakorjaus } from '../../api/use-pohjakorjaus.js';
import { vuodenLoppu } from '../../model/jakso.js';
import { texts } from '../../texts.js';
import { Esikatselu } from './esikatselu.js';

const { panel } = texts;

interface PohjaKorjausProps {
  rivi: LaskuttamatonKeikka;
  /** All templates, the nearest first. */
  pohjat: readonly PohjanEsteet<LaskupohjaListed>[];
  /** Other orders of the list that the same template would fit. */
  muita: number;
  onDone: () => void;
}

/** How an order that no template fits is billed: the template that ended goes on, or one is chosen for this order alone. */
export function PohjaKorjaus({ rivi, pohjat, muita, onDone }: PohjaKorjausProps) {
  const { jatkettava } = rivi;
  const navigate = useNavigate();
  const name = useId();
  const day = helsinkiDay(new Date(rivi.pumppuAika));
  const [isChosen, setChosen] = useState(jatkettava === null);
  const [endDate, setEndDate] = useState<Yyyymmdd>(() => vuodenLoppu(day));
  const [laskupohjaId, setLaskupohjaId] = useState(() => pohjat[0]?.pohja.laskupohjaId ?? null);
  const { isBusy, jatka, luo } = usePohjakorjaus(rivi, onDone);
  const jatketaan = jatkettava && !isChosen ? jatkettava : null;
  const valittu = pohjat.find(({ pohja }) => pohja.laskupohjaId === laskupohjaId)?.pohja;
  return (
    <Box mt="4">
      <Text as="h3" textStyle="text.table" fontWeight="semibold" mb="2">
        {panel.korjaa}
      </Text>
      {jatkettava && (
        <Tapa
          name={name}
          label={panel.jatka(jatkettava.laskupohjaNimi)}
          checked={!isChosen}
          onCheck={() => setChosen(false)}
        >
          <DatePicker label={panel.viimeinen} value={endDate} today={day} onValueChange={setEndDate} />
          {muita > 0 && <Span color="fg.muted">{panel.koskeeMyos(muita)}</Span>}
        </Tapa>
      )}
      <Tapa name={name} label={panel.valitse} checked={isChosen} onCheck={() => setChosen(true)}>
        <Select
          label={panel.valittava}
          options={pohjat.map(({ pohja }) => ({ value: pohja.laskupohjaId, label: pohja.laskupohjaNimi }))}
          value={laskupohjaId}
          onValueChange={setLaskupohjaId}
        />
      </Tapa>
      {laskupohjaId !== null && (
        <Esikatselu
          keikkaId={rivi.keikkaId}
          laskupohjaId={jatketaan ? jatketaan.laskupohjaId : laskupohjaId}
        />
      )}
      <Flex gap="2" wrap="wrap">
        {jatketaan ? (
          <Button variant="primary" busy={isBusy} onClick={() => jatka(jatketaan, endDate)}>
            {panel.jatkaJaLuo}
          </Button>
        ) : (
          <Button variant="primary" busy={isBusy} disabled={!valittu} onClick={() => valittu && luo(valittu)}>
            {panel.luoPohjalla}
          </Button>
        )}
        <Button onClick={() => void navigate('/laskutus/laskupohjat')}>{panel.uusi}</Button>
      </Flex>
    </Box>
  );
}

interface TapaProps {
  /** Of the group of radio buttons. */
  name: string;
  label: string;
  checked: boolean;
  onCheck: () => void;
  children: ReactNode;
}

/** A way to mend the order; what it needs is asked once it is the chosen one. */
function Tapa({ name, label, checked, onCheck, children }: TapaProps) {
  return (
    <Box mb="2" textStyle="text.table">
      <chakra.label display="flex" alignItems="center" gap="2" cursor="pointer" minH="8">
        <chakra.input
          type="radio"
          name={name}
          checked={checked}
          onChange={onCheck}
          boxSize="4"
          accentColor="brand.solid"
        />
        {label}
      </chakra.label>
      {checked && (
        <Flex ps="6" gap="2" align="center" textStyle="text.label">
          {children}
        </Flex>
      )}
    </Box>
  );
}
