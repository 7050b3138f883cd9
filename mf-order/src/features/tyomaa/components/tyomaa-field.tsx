import { tyomaaFields, type KeikkaData, type tilausFields, type TyomaaData } from '@keikka/contracts';
import { stateOf } from '@keikka/contracts/fields';
import {
  pick,
  RecordField,
  tyomaaThing,
  useKnownThing,
  useThings,
  useWatch,
  type RecordEditing,
} from '@keikka/sdk/record';
import { Box, Flex, IconButton, Pencil } from '@keikka/ui';
import { useCallback, useState } from 'react';
import type { Muokattava } from '../api/muokattava.js';
import { tehtaalta } from '../model/tehtaalta.js';
import { texts } from '../texts.js';
import { MuokkaaTyomaata } from './muokkaa-tyomaata.js';
import { UusiTyomaa } from './uusi-tyomaa.js';

/** The loaded orders, as far as their site is concerned. The page gives them. */
interface OrderCache {
  lay: (keikkaId: number, fields: Partial<KeikkaData>) => void;
}

interface TyomaaFieldProps {
  editing: RecordEditing<typeof tilausFields>;
  keikka: Pick<KeikkaData, 'keikkaId' | 'tyomaaId' | 'tyomaaNimi' | 'tyomaaOsoite'>;
  cache: OrderCache;
  /** The order's copy of its site was changed in its own window. */
  onSite: (keikkaId: number) => void;
  /** The window of the site is open. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const { heading, foot } = texts.tehtaalta;

/** Where the concrete goes: found by name or address, first among the customer's, or made on the spot [O-032]. */
export function TyomaaField(props: TyomaaFieldProps) {
  const { editing, keikka, cache, onSite, isOpen, onOpenChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const keep = useKnownThing('tyomaa');
  const [asiakas, chosenId, maker, tehdas] = useWatch({
    control: editing.form.control,
    name: ['asiakasId', 'tyomaaId', 'betoniAsiakasId', 'betoniSijaintiId'],
  });
  const { data = [] } = useThings('sijainti');
  const tehtaat = data.filter((each) => each.asiakasId === maker);
  const asiakasId = asiakas || null;
  const { keikkaId, tyomaaId, tyomaaNimi, tyomaaOsoite } = keikka;
  const onStored = useCallback(
    (version: Muokattava): void => {
      cache.lay(keikkaId, { ...stateOf(tyomaaFields, version), varmenne: version.varmenne });
      onSite(keikkaId);
    },
    [cache, keikkaId, onSite],
  );
  function choose(site: TyomaaData): void {
    keep(tyomaaThing(site));
    pick(editing, 'tyomaaId', site.tyomaaId);
  }
  return (
    <Flex align="end" gap="1" minW="0">
      <Box flex="1" minW="0">
        <RecordField
          of={editing}
          name="tyomaaId"
          disabled={editing.locked}
          placeholder={texts.placeholder}
          stored={
            tyomaaId === null
              ? undefined
              : { id: tyomaaId, name: [tyomaaNimi, tyomaaOsoite].filter(Boolean).join(', ') }
          }
          about={{ asiakasId }}
          aside={
            tehtaat.length > 0
              ? { heading, foot, of: ({ place }) => tehtaalta(place, tehtaat, tehdas || null) }
              : undefined
          }
          make={{ label: texts.make, onMake: setTyped }}
        />
      </Box>
      {chosenId !== null && (
        <IconButton
          label={chosenId === tyomaaId ? texts.muokkaus.open : texts.muokkaus.openAfterSave}
          disabled={chosenId !== tyomaaId}
          onClick={() => onOpenChange(true)}
        >
          <Pencil />
        </IconButton>
      )}
      {isOpen && tyomaaId !== null && (
        <MuokkaaTyomaata
          of={{ tyomaaId, keikkaId }}
          onStored={onStored}
          onClose={() => onOpenChange(false)}
        />
      )}
      {typed !== null && (
        <UusiTyomaa typed={typed} asiakasId={asiakasId} onMade={choose} onClose={() => setTyped(null)} />
      )}
    </Flex>
  );
}
