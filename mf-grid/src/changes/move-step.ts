import type { GridItem, KeikkaKuski } from '@keikka/contracts';
import { shortName } from '@keikka/domain';
import type { NewStep } from '@keikka/sdk';
import { User } from '@keikka/ui';
import { isReadable } from '../day/model/grid-day.js';
import type { MovedDrivers } from '../day/model/moved-drivers.js';
import type { ItemMove } from '../day/drops/resolve-drop.js';
import type { Place } from '../day/model/placed-item.js';
import type { MoveSide, StepChange, StepOf } from './commands/step-change.js';
import { texts } from './undo/texts.js';

const placeOf = ({ vehicleId, timeStart, timeEnd }: Place): Place => ({
  vehicleId,
  timeStart,
  timeEnd,
});

/** The place of an item, with what of a copied order is still to be looked at: undoing its move asks for that again. */
export const sideOf = (item: GridItem): MoveSide => ({
  ...placeOf(item),
  ...(isReadable(item) && { tarkistettavat: item.tarkistettavat }),
});

interface MoveStep {
  step: StepOf<'move'>;
  /** What its toast says of the driver, and how that could be otherwise. */
  besides?: NewStep<StepChange>['besides'];
  /** What undoing it does to the driver: 'kuljettaja Rantala'. */
  back?: string;
}

/** The step of a move. By the company's setting the driver of the new vehicle comes at once, or is offered. */
export function moveStep(
  item: GridItem,
  move: ItemMove,
  choice: MovedDrivers | null,
  kuskitVaihtuvat: boolean,
): MoveStep {
  const step = { kind: 'move', key: move.key, before: sideOf(item), after: placeOf(move) } as const;
  if (move.kuskit && isReadable(item))
    return {
      step: {
        ...step,
        before: { ...step.before, kuskit: item.kuskit },
        after: { ...step.after, kuskit: move.kuskit },
      },
    };
  if (!choice) return { step };
  const { has, offered, kept, changed } = choice;
  if (!offered) return { step, besides: { icon: User, text: texts.driverStays(surname(has)) } };
  const [one, other] = namesOf(has, offered);
  const keikkaId = item.keikkaId ?? 0;
  /** On the order, upon the move: one list of drivers for another. */
  const instead = (
    label: string,
    [was, is]: [KeikkaKuski[], KeikkaKuski[]],
    [from, to]: [string, string],
  ) => ({
    label,
    text: texts.drivers(keikkaId, from, to),
    undone: texts.back(texts.keikka(keikkaId), to, from),
    change: { ...step, before: { ...step.after, kuskit: was }, after: { ...step.after, kuskit: is } },
  });
  if (!kuskitVaihtuvat)
    return {
      step,
      besides: {
        icon: User,
        text: texts.driverStays(one),
        other: instead(texts.change(other), [kept, changed], [one, other]),
      },
    };
  return {
    step: {
      ...step,
      before: { ...step.before, kuskit: kept },
      after: { ...step.after, kuskit: changed },
    },
    besides: {
      icon: User,
      text: texts.driver(one, other),
      other: instead(texts.restore(one), [changed, kept], [other, one]),
    },
    back: texts.driverName(one),
  };
}

const surname = (kuski: KeikkaKuski): string => kuski.personLastName || shortName(kuski);

/** Surnames, unless both have the same. */
const namesOf = (one: KeikkaKuski, other: KeikkaKuski): [string, string] =>
  surname(one) === surname(other) ? [shortName(one), shortName(other)] : [surname(one), surname(other)];
