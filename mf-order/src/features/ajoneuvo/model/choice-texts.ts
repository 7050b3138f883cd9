import { freeText } from '../../../day/free-time.js';
import { takenText } from '../../../day/taken.js';
import { texts } from '../texts.js';
import type { Obstacle, VehicleChoice } from './vehicle-choices.js';

/** Why the vehicle fits or does not: '36 m · vapaa 9:00–14:30 · edellinen ajo 6 km päässä', 'puomi 28 < 32 m'. */
export function reasonText({ vehicle, obstacles, free, previousMetres, siirtyma }: VehicleChoice): string {
  if (obstacles.length > 0) return obstacles.map(obstacleText).join(' · ');
  const way = siirtyma
    ? texts.drive(siirtyma.driveMinutes, siirtyma.gapMinutes)
    : previousMetres === null
      ? ''
      : texts.previous(previousMetres);
  const boom = vehicle.vehiclePuomi ? texts.boom(vehicle.vehiclePuomi) : '';
  return [boom, free ? freeText(free) : '', way].filter(Boolean).join(' · ') || texts.fits;
}

/** What the choice warns of once it is saved, with the words of the board; undefined where all fits. */
export function warningText({ obstacles, siirtyma }: VehicleChoice): string | undefined {
  const words = [
    ...obstacles.map((obstacle) =>
      obstacle.kind === 'lack' ? texts.lack(obstacle.lack) : obstacleText(obstacle),
    ),
    siirtyma && texts.siirtyma(siirtyma.driveMinutes, siirtyma.gapMinutes),
  ]
    .filter(Boolean)
    .join(', ');
  return words ? words.charAt(0).toLocaleUpperCase('fi') + words.slice(1) : undefined;
}

function obstacleText(obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'lack':
      return lackText(obstacle.lack);
    case 'taken':
    case 'huolto':
    case 'poissaAjosta':
      return takenText(obstacle);
    default:
      return texts[obstacle.kind];
  }
}

function lackText({ kind, own, ordered }: Extract<Obstacle, { kind: 'lack' }>['lack']): string {
  if (kind === 'pumppu') return texts.noPump;
  if (kind === 'betoniauto') return texts.noMixer;
  return own > 0 ? texts.tooShort(own, ordered) : texts.noBoom(ordered);
}
