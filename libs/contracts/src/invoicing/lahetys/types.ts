import type { LaskuKohde } from '../lasku/fields.js';
import type { LahetysTila } from '../lasku/lahetys-tila.js';

/** How a request ended: `hylätty`, the system refused it; `eiPerillä`, it was never there; `tuntematon`, nobody knows. */
export type AskelTulos = 'ok' | 'hylätty' | 'eiPerillä' | 'tuntematon';

/** A request to the system, or what happened between two of them. */
export interface LahetysAskel {
  lahetysAskelId: number;
  /** How many times the invoice had been sent by then, this time too. */
  yritys: number;
  tila: LahetysTila;
  /** What was done, in Finnish: 'Asiakas', 'Haku', 'Lasku'. */
  nimi: string;
  /** What was sent and what was answered, without keys. Null where nothing was sent, or nothing came back. */
  pyynto: string | null;
  vastaus: string | null;
  /** Null while it is under way. */
  tulos: AskelTulos | null;
  selite: string;
  alkoi: string;
  kestoMs: number | null;
}

/** A fact of an invoice as it is here and as the system has it. */
export interface LahetysEro {
  kohta: string;
  meilla: string;
  siella: string;
  onSama: boolean;
}

const SUMMAT: readonly string[] = ['Netto', 'ALV', 'Yhteensä'];

/** Whether the invoice that stands in the place of a sent one may be taken for it: it is known, and its sums are the same. */
export const voiOllaSamaLasku = ({
  ulkoinenId,
  erot,
}: {
  ulkoinenId: string;
  erot: readonly LahetysEro[];
}): boolean =>
  ulkoinenId !== '' && erot.filter(({ kohta }) => SUMMAT.includes(kohta)).every(({ onSama }) => onSama);

/** What a nightly look at a sent invoice says: it is there as it was sent, it is not there, or it is another one by now. */
export type LahetysTarkastus = 'kunnossa' | 'puuttuu' | 'eroaa' | 'eiVastausta';

/** Where an invoice goes: to a system, or on paper where its company has none for it. */
export type LahetysKohde = LaskuKohde | 'Paperi';

/** The sending of an invoice. */
export interface Lahetys {
  lahetysId: number;
  keikkaLaskuId: number;
  keikkaId: number;
  maksajaAsiakasNimi: string;
  yhteensa: string;
  kohde: LahetysKohde;
  laskuNo: string;
  tila: LahetysTila;
  yritys: number;
  /** Its key in the system; empty until it is known. */
  ulkoinenId: string;
  virheKoodi: string;
  virhe: string;
  pyydetty: string;
  pyytajaNimi: string;
  /** When it goes on; null when it does not. */
  seuraava: string | null;
  paattynyt: string | null;
  /** Empty before the first night. */
  tarkastus: LahetysTarkastus | '';
  tarkastettu: string | null;
}

/** The same with all that was done, the oldest first, and with what differs where it is in conflict. */
export interface LahetysKokonaan extends Lahetys {
  askeleet: LahetysAskel[];
  erot: LahetysEro[];
}

/**
 * How a conflict is settled: the invoice gets another number and is sent, the invoice in the system is the same (only where
 * the sums agree), or it stays stopped.
 */
export const vapautusTavat = ['uusiNumero', 'samaLasku', 'pysayta'] as const;
export type VapautusTapa = (typeof vapautusTavat)[number];

/** What an export has come to (I-128). `success` is null while nobody knows yet. */
export interface LahetysVastaus {
  success: boolean | null;
  message: string;
  errorCode?: string;
  errorDetails?: string;
  data: { tila: LahetysTila; laskuNo: string; fennoaInvoiceId: string };
}
