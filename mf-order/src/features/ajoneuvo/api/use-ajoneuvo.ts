import type { KeikkaGetAnswer, VehicleData } from '@keikka/contracts';
import { useApi, useNotify, useUndo } from '@keikka/sdk';
import { toaster } from '@keikka/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orderKey } from '../../../turns/part-change.js';
import { warningText } from '../model/choice-texts.js';
import type { VehicleChoice } from '../model/vehicle-choices.js';
import { texts } from '../texts.js';
import { ajoneuvoKinds, type AjoneuvoChange } from './ajoneuvo-undo.js';
import { saveAjoneuvo, type OrderCache } from './save-ajoneuvo.js';

/** An order's vehicle, and how it is changed by who may plan the order. */
export interface Ajoneuvo {
  /** null while the order has none. */
  vehicle: VehicleData | null;
  mayChange: boolean;
  choose: (choice: VehicleChoice) => void;
}

export function useAjoneuvo(answer: KeikkaGetAnswer, cache: OrderCache): Ajoneuvo {
  const api = useApi();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const tools = useMemo(() => ({ api, queryClient, cache, notify }), [api, queryClient, cache, notify]);
  const undo = useUndo(useMemo(() => ajoneuvoKinds(tools), [tools]));
  const { keikkaData, vehicleData: vehicle, access } = answer;
  const { keikkaId } = keikkaData;

  function choose(choice: VehicleChoice): void {
    const { vehicle: after } = choice;
    if (choice.isRefused || keikkaData.vehicleId === after.vehicleId) return;
    const warning = warningText(choice);
    const saving = saveAjoneuvo(tools, answer, after);
    // An order without a vehicle has nothing to go back to.
    if (!vehicle) {
      const tone = warning ? 'warning' : 'success';
      const saved = (): void => void toaster.show({ text: texts.changed, detail: warning, tone });
      saving.then(saved, () => undefined);
      return;
    }
    const step: AjoneuvoChange = { kind: 'ajoneuvo', keikkaId, before: vehicle, after };
    undo.track(
      saving.then(({ varmenne }) => ({
        yyyymmdd: null,
        change: step,
        versions: { [orderKey(keikkaId)]: varmenne },
        text: texts.changed,
        undone: texts.changedBack(after.vehicleNo, vehicle.vehicleNo),
        warning,
      })),
    );
  }
  return { vehicle, mayChange: access.plan, choose };
}
