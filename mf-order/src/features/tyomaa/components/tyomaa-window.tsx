import { errors, tyomaaMuokkausFields } from '@keikka/contracts';
import { useNotify } from '@keikka/sdk';
import {
  formOf,
  RecordWindow,
  useNameOf,
  useRecord,
  useWatch,
  valuesOf,
  type FormValues,
} from '@keikka/sdk/record';
import { Grid, StatusChip } from '@keikka/ui';
import { useState } from 'react';
import type { Muokattava, TyomaaOf } from '../api/muokattava.js';
import { useTyomaaActs, type OnStored } from '../api/tyomaa-versiot.js';
import { isKorjattu, onEdellisenOsoitteen, poikkeamat } from '../model/poikkeamat.js';
import { texts as all } from '../texts.js';
import { TyomaaFields, TyomaaPaikka } from './tyomaa-fields.js';
import { Poikkeamat } from './poikkeamat.js';
import { Tallennuspaikka, type Minne } from './tallennuspaikka.js';

const texts = all.muokkaus;

interface TyomaaWindowProps {
  of: TyomaaOf;
  tyomaa: Muokattava;
  onStored?: OnStored;
  onClose: () => void;
}

/** The window of a site: its fields, what an order's copy differs in, and which of both a save is for [I-026] [I-041]. */
export function TyomaaWindow({ of, tyomaa, onStored, onClose }: TyomaaWindowProps) {
  const [minne, setMinne] = useState<Minne>('tilaukseen');
  const acts = useTyomaaActs(of, onStored);
  const notify = useNotify();
  const saveGlobalTyomaa = minne === 'yhteiseen';
  const editing = useRecord({
    fields: tyomaaMuokkausFields,
    record: tyomaa,
    save: async (changes, base: Muokattava | null, values) => {
      const tokens = { varmenne: base?.varmenne, tyomaaVarmenne: base?.yhteinen?.varmenne };
      const saved = await acts.save({ ...changes, ...tokens, saveGlobalTyomaa });
      if (isKorjattu(values, saved)) notify.info(texts.korjattu(saved));
      return saved;
    },
    read: acts.read,
    lostWith: () => (saveGlobalTyomaa ? ['yhteinen'] : []),
    onSaved(saved, before) {
      if (before) (saveGlobalTyomaa ? acts.savedBoth : acts.saved)(saved, before);
    },
    onClose,
    texts: {
      failed: of.keikkaId > 0 ? texts.failedOfTilaus : texts.failed,
      gone: errors['TYOMAA.NOT_FOUND'].text,
    },
  });
  const typed = useWatch({ control: editing.form.control }) as FormValues<typeof tyomaaMuokkausFields>;
  const values = valuesOf(tyomaaMuokkausFields, typed);
  const base = editing.base ?? tyomaa;
  const nameOf = useNameOf(tyomaaMuokkausFields, [values, base, ...(base.yhteinen ? [base.yhteinen] : [])]);
  const erot = poikkeamat(base, values, nameOf);
  function restore(): void {
    const yhteiset = formOf(tyomaaMuokkausFields, base.yhteinen ?? base);
    for (const name of Object.keys(tyomaaMuokkausFields) as (keyof typeof yhteiset)[])
      editing.form.setValue(name, yhteiset[name], { shouldDirty: true });
  }
  return (
    <RecordWindow
      editing={editing}
      title={texts.title}
      id={of.keikkaId || undefined}
      placeKey="tyomaa"
      width="900px"
      // What an order's copy differs in comes and goes.
      large={of.keikkaId > 0}
      headerEnd={erot.length > 0 && <StatusChip tone="info">{texts.omaVersio}</StatusChip>}
      savesUnchanged={saveGlobalTyomaa && erot.length > 0}
      saveLabel={
        of.keikkaId ? (saveGlobalTyomaa ? texts.tallennaYhteiseen : texts.tallennaTilaukseen) : undefined
      }
      conflictTitle={texts.conflict}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          <Grid templateColumns={{ base: '1fr', md: '5fr 3fr' }} gap="4" alignItems="start">
            <TyomaaFields editing={editing} values={values} disabled={disabled} />
            <TyomaaPaikka
              editing={editing}
              stored={base}
              isOfOther={onEdellisenOsoitteen(base, values)}
              disabled={disabled}
            />
          </Grid>
          {base.yhteinen && (
            <>
              <Poikkeamat keikkaId={of.keikkaId} rows={erot} onRestore={disabled ? undefined : restore} />
              <Tallennuspaikka value={minne} count={base.keikkaCount} onValueChange={setMinne} />
            </>
          )}
        </>
      )}
    </RecordWindow>
  );
}
