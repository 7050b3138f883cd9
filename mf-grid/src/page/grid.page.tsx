import type { GridVehicle } from '@keikka/contracts';
import { helsinkiDay, type Yyyymmdd } from '@keikka/domain';
import { Slot as RemoteSlot, useCan, type SlotProps } from '@keikka/sdk';
import { lazyWindow } from '@keikka/ui';
import { lazy, useState } from 'react';
import type { PalkkiRequest } from './day-grid.js';
import { orderPlace, type Slot } from '../day/drops/slot.js';
import { useMadeOrder } from '../changes/use-made-order.js';
import { DayGridPage } from './day-grid.page.js';

const PalkkiEditor = lazyWindow(
  async () => (await import('../features/palkki-editor/components/palkki-editor.js')).PalkkiEditor,
);

const PalkkiPanel = lazy(async () => ({
  default: (await import('../features/palkki-editor/components/palkki-panel.js')).PalkkiPanel,
}));

const VehicleInfo = lazyWindow(
  async () => (await import('../features/vehicle-info/components/vehicle-info.js')).VehicleInfo,
);

/** A palkki within an order. It comes with the board, of whose days and changes it is a part. */
export function PalkkiOfKeikka(props: SlotProps['palkki.editor']) {
  return <PalkkiPanel {...props} />;
}

/** The grid page: the day, and over it the palkki editor and the vehicle information. None of them knows the others. */
export function GridPage() {
  const [request, setRequest] = useState<PalkkiRequest | null>(null);
  const [newOrder, setNewOrder] = useState<{ yyyymmdd: Yyyymmdd; place: Slot | null } | null>(null);
  const openMade = useMadeOrder();
  const mayMakePalkki = useCan('action.palkki.create');
  const [vehicle, setVehicle] = useState<GridVehicle | null>(null);
  /** A palkki in the place of the new order: its own editor takes over. */
  function makePalkki({
    vehicleId,
    startMs,
    endMs,
  }: {
    vehicleId: number | null;
    startMs: number;
    endMs: number;
  }): void {
    setNewOrder(null);
    const place = { vehicleId, span: { startMs, endMs } };
    setRequest({ palkki: null, yyyymmdd: helsinkiDay(startMs), place });
  }
  return (
    <>
      <DayGridPage
        onPalkki={setRequest}
        onNewOrder={(yyyymmdd, place) => setNewOrder({ yyyymmdd, place })}
        onVehicle={setVehicle}
      />
      {request && (
        <PalkkiEditor {...request} key={request.palkki?.palkkiId ?? 'new'} onClose={() => setRequest(null)} />
      )}
      {newOrder && (
        <RemoteSlot
          name="order.new"
          with={{
            yyyymmdd: newOrder.yyyymmdd,
            place: newOrder.place && orderPlace(newOrder.place),
            onClose: () => setNewOrder(null),
            onMade: (made) => void openMade(made),
            makePalkki: mayMakePalkki ? makePalkki : undefined,
          }}
        />
      )}
      {vehicle && <VehicleInfo vehicle={vehicle} onClose={() => setVehicle(null)} />}
    </>
  );
}
