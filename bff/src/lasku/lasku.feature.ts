import type { Feature } from '../feature.js';
import { hinnatDoors } from './hinnat.doors.js';
import { hyvitysDoors } from './hyvitys.doors.js';
import { laskupohjaBetoniDoors, laskupohjaDoors, laskupohjaRiviDoors } from './laskupohja.doors.js';
import { laskuajoDoors } from './laskuajo.doors.js';
import { osapuoliDoors } from './osapuoli.doors.js';
import { laskuttamattaDoors } from './laskuttamatta.doors.js';
import { LahetysController } from './lahetys.controller.js';
import { TulosteController } from './tuloste.controller.js';
import { integraatioDoors, lahetysDoors, laskuDoors, laskuLogDoors, laskuRiviDoors } from './lasku.doors.js';

export const laskuFeature: Feature = {
  controllers: [
    hinnatDoors,
    hyvitysDoors,
    LahetysController,
    integraatioDoors,
    lahetysDoors,
    laskuDoors,
    laskuLogDoors,
    laskuRiviDoors,
    laskupohjaBetoniDoors,
    laskuajoDoors,
    laskupohjaDoors,
    laskupohjaRiviDoors,
    laskuttamattaDoors,
    TulosteController,
    osapuoliDoors,
  ],
};
