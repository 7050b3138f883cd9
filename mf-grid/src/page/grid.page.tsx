import type { GridVehicle } from '@keikka/contracts';
import { useState } from 'react';
import { usePalkkiSteps } from '../changes/undo/palkki-steps.js';
import { useReadItem } from '../day/cache/read-item.js';
import type { PalkkiRequest } from './day-grid.js';
import { DayGridPage } from './day-grid.page.js';
import { palkkiKey } from '../day/model/grid-day.js';
import { PalkkiEditor } from '../features/palkki-editor/components/palkki-editor.js';
import { VehicleInfo } from '../features/vehicle-info/components/vehicle-info.js';

/** The grid page: the day, and over it the palkki editor and the vehicle information. None of them knows the others. */
export function GridPage() {
  const [request, setRequest] = useState<PalkkiRequest | null>(null);
  const [vehicle, setVehicle] = useState<GridVehicle | null>(null);
  const steps = usePalkkiSteps();
  const readItem = useReadItem();
  return (
    <>
      <DayGridPage onPalkki={setRequest} onVehicle={setVehicle} />
      {request && (
        <PalkkiEditor
          {...request}
          key={request.palkki?.palkkiId ?? 'new'}
          readPalkki={async (palkkiId) => {
            const item = await readItem(request.yyyymmdd, palkkiKey(palkkiId));
            return item?.isPalkki ? item : null;
          }}
          onSaved={(saved, before) => steps.saved(request.yyyymmdd, before, saved)}
          onDeleted={(removed) => steps.removed(request.yyyymmdd, removed)}
          onClose={() => setRequest(null)}
        />
      )}
      {vehicle && <VehicleInfo vehicle={vehicle} onClose={() => setVehicle(null)} />}
    </>
  );
}
