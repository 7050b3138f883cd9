import { keikkaTila, keikkaTilaSelite } from '@keikka/domain';

/** A driver as an order carries it (O-078). */
export interface KeikkaKuski {
  personId: number;
  personFirstName: string;
  personLastName: string;
  personPhone: string;
  isExplicitAssignment: boolean;
}

/** A concrete line as the grid needs it (G-113). `betoniVahvistettu`: null unconfirmed, true confirmed, false refused. */
export interface GridBetoni {
  keikkaBetoniId: number;
  m3: number;
  betoniString: string;
  betoniVahvistettu: boolean | null;
}

/** A job in the grid (G-113). Times are ISO instants, durations minutes, distances metres. */
export interface GridKeikka {
  isKeikka: true;
  isPalkki: false;
  isTemp: boolean;
  keikkaId: number;
  keikkaTilaId: number;
  keikkaTilaCategory: string;
  keikkaTilaSelite: string;
  vehicleId: number;
  vehicleRowNum: number | null;
  vehicleTypeId: number | null;
  ownerAsiakasId: number;
  sourceAsiakasId: number;
  sourceAsiakasNimi: string;
  sourceAsiakasColorCode: string;
  asiakasId: number | null;
  asiakasNimi: string;
  timeStart: string;
  timeEnd: string;
  pumppuAika: string;
  pumppuKesto: number;
  pumppuAsiakasId: number | null;
  pumppuPuomi: number | null;
  optimalPumppuPuomi: number | null;
  pumppuLinja: number | null;
  pumppuMatkaM: number | null;
  pumppuMatkaAika: number | null;
  betoniAsiakasId: number | null;
  betoniAsiakasNimi: string;
  betoniSijaintiNimi: string;
  betoniMatkaM: number | null;
  betoniMatkaAika: number | null;
  tyomaaId: number | null;
  tyomaaNimi: string;
  tyomaaOsoite1: string;
  tyomaaOsoite2: string;
  tyomaaOsoite3: string;
  tyomaaOsoite4: string;
  yhteyshenkiloNimi: string;
  yhteyshenkiloPuhelin: string;
  keikkaOtsikko: string;
  keikkaComment: string;
  keikkaAjoOhje: string;
  m3: number;
  betonit: GridBetoni[];
  kuskit: KeikkaKuski[];
  keikkaReminders: { keikkaReminderRuleId: number; keikkaReminderText: string; iconName: string }[];
  varmenne: number;
}

/**
 * An order the viewer may not read (O-105, C-43): it tells that the vehicle is taken, and nothing else.
 */
export interface MaskedKeikka {
  isKeikka: true;
  isPalkki: false;
  isTemp: false;
  keikkaId: number;
  keikkaTilaId: typeof keikkaTila.eiPaasya;
  keikkaTilaCategory: 'muu';
  keikkaTilaSelite: typeof keikkaTilaSelite.eiPaasya;
  vehicleId: number;
  ownerAsiakasId: number;
  timeStart: string;
  timeEnd: string;
  pumppuAika: string;
  pumppuKesto: number;
  kuskit: [];
  betonit: [];
}

/** The masked form of a job, for a viewer without read right. */
export function maskKeikka(row: GridKeikka): MaskedKeikka {
  return {
    isKeikka: true,
    isPalkki: false,
    isTemp: false,
    keikkaId: row.keikkaId,
    keikkaTilaId: keikkaTila.eiPaasya,
    keikkaTilaCategory: 'muu',
    keikkaTilaSelite: keikkaTilaSelite.eiPaasya,
    vehicleId: row.vehicleId,
    ownerAsiakasId: row.ownerAsiakasId,
    timeStart: row.timeStart,
    timeEnd: row.timeEnd,
    pumppuAika: row.pumppuAika,
    pumppuKesto: row.pumppuKesto,
    kuskit: [],
    betonit: [],
  };
}
