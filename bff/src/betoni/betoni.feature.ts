import type { Feature } from '../feature.js';
import {
  betoniAttrDoors,
  betoniAttrTypeDoors,
  betoniListDoors,
  betoniShortCutDoors,
  keikkaBetoniDoors,
  rasitusDoors,
  tilattuBetoniDoors,
} from './betoni.doors.js';
import { limutusDoors } from './limutus.doors.js';

export const betoniFeature: Feature = {
  controllers: [
    betoniAttrDoors,
    betoniAttrTypeDoors,
    betoniListDoors,
    betoniShortCutDoors,
    keikkaBetoniDoors,
    limutusDoors,
    rasitusDoors,
    tilattuBetoniDoors,
  ],
};
