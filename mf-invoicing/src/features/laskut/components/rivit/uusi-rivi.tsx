import type { LaskuRivi, LaskuRiviFields, Tuote } from '@keikka/contracts';
import { Box, Button, Flex, Plus } from '@keikka/ui';
import { Combobox } from '@keikka/ui/forms';
import { useState } from 'react';
import { useTuotteet } from '../../../../parts/list-tuotteet.js';
import type { RiviActs } from '../../api/use-rivit.js';
import { riviTexts as texts } from '../../rivi-texts.js';

interface UusiRiviProps {
  acts: RiviActs;
  onAdded: (rivi: LaskuRivi) => void;
}

/** Below the rows: a new one of a product that is found by typing, or an empty one. */
export function UusiRivi({ acts, onAdded }: UusiRiviProps) {
  const { data: tuotteet = [] } = useTuotteet();
  // A new field for each product, so that it is empty again.
  const [round, setRound] = useState(0);
  async function add(values: Partial<LaskuRiviFields>): Promise<void> {
    const rivi = await acts.add(values);
    setRound((now) => now + 1);
    if (rivi) onAdded(rivi);
  }
  return (
    <Flex align="center" gap="2" px="3" py="1.5">
      <Box w="320px">
        <Combobox
          key={round}
          label={texts.addTuote}
          placeholder={texts.addTuote}
          options={tuotteet
            .filter(({ aktiivinen }) => aktiivinen)
            .map(({ tuoteId, nimike, lisäNimike }) => ({
              value: tuoteId,
              label: [nimike, lisäNimike].filter(Boolean).join(', '),
            }))}
          value={null}
          onValueChange={(tuoteId) => {
            const tuote = tuotteet.find((one) => one.tuoteId === tuoteId);
            if (tuote) void add(riviOf(tuote));
          }}
        />
      </Box>
      <Button variant="ghost" onClick={() => void add({ määrä: '1' })}>
        <Plus />
        {texts.add}
      </Button>
    </Flex>
  );
}

/** A row of one piece of a product. */
const riviOf = ({ tuoteId, nimike, lisäNimike, yksikkö, hinta, alv }: Tuote): Partial<LaskuRiviFields> => ({
  tuoteId,
  riviSelite: nimike,
  riviSelite2: lisäNimike,
  yksikkö,
  hinta,
  alv,
  määrä: '1',
});
