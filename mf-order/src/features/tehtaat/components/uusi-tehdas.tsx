import { sijaintiFields, type SijaintiVersio } from '@keikka/contracts';
import { NewThingWindow } from '../../../parts/new-thing-window.js';
import { useCreateTehdas } from '../api/create-tehdas.js';
import { texts } from '../texts.js';
import { halfPlace, TehdasFields } from './tehdas-fields.js';

interface UusiTehdasProps {
  onMade: (made: SijaintiVersio) => void;
  onClose: () => void;
}

/** The window of a new factory. */
export function UusiTehdas({ onMade, onClose }: UusiTehdasProps) {
  return (
    <NewThingWindow
      fields={sijaintiFields}
      values={{}}
      fault={halfPlace}
      create={useCreateTehdas()}
      onMade={onMade}
      onClose={onClose}
      placeKey="uusi-tehdas"
      texts={texts.luonti}
    >
      {(editing, disabled) => <TehdasFields editing={editing} disabled={disabled} />}
    </NewThingWindow>
  );
}
