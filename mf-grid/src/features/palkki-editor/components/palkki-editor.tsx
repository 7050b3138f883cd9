import { RecordWindow } from '@keikka/sdk/record';
import { onSlot, type PalkkiPlace } from '../model/palkki-form.js';
import { texts } from '../texts.js';
import { PalkkiFields } from './palkki-fields.js';
import { PalkkiPeople } from './palkki-people.js';
import { usePalkkiEditing, type PalkkiEditingOptions } from './use-palkki-editing.js';

interface PalkkiEditorProps extends Omit<PalkkiEditingOptions, 'known'> {
  /** The place of a new palkki. */
  place?: PalkkiPlace;
}

/** A palkki in its window over the board. */
export function PalkkiEditor({ place, ...props }: PalkkiEditorProps) {
  const { palkki, vehicle, onClose } = props;
  const { editing, movedEnd, ...record } = usePalkkiEditing({ ...props, known: place && onSlot(place) });
  return (
    <RecordWindow
      {...record}
      editing={editing}
      title={palkki ? texts.title : texts.newTitle}
      id={palkki?.palkkiId}
      placeKey="palkki"
      help={texts.help}
      // A new palkki cannot be viewed.
      viewable={palkki !== null}
      savesUnchanged
      conflictTitle={texts.conflict}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          <PalkkiFields
            editing={editing}
            palkkiId={palkki?.palkkiId ?? 0}
            yyyymmdd={props.yyyymmdd}
            vehicle={vehicle}
            movedEnd={movedEnd}
            disabled={disabled}
          />
          <PalkkiPeople
            palkki={editing.gone ? null : editing.base}
            editing={editing}
            yyyymmdd={props.yyyymmdd}
            disabled={disabled}
          />
        </>
      )}
    </RecordWindow>
  );
}
