import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  type ColumnOptions,
} from 'typeorm';
import { keikkaTila, pumppuKestoLimits } from '@keikka/domain';
import { Sijainti } from '../sijainti/sijainti.entity.js';
import { Tyomaa } from '../tyomaa/tyomaa.entity.js';

const text: ColumnOptions = { type: 'text', default: '' };
const flag: ColumnOptions = { type: 'boolean', default: false };
const optionalInt: ColumnOptions = { type: 'int', nullable: true };
const optionalReal: ColumnOptions = { type: 'real', nullable: true };
const optionalTime: ColumnOptions = { type: 'timestamptz', nullable: true };
const optionalDegrees: ColumnOptions = { type: 'double precision', nullable: true };

/** An order with everything it stores itself (order §3). What follows from other fields is computed when it leaves. */
@Entity('keikka')
@Check('keikka_pumppu_kesto_check', `pumppu_kesto <= ${pumppuKestoLimits.max}`)
@Index('keikka_window', ['pumppuAika', 'timeEnd'])
@Index('keikka_backwards', ['pumppuAika'], { where: 'pumppu_kesto < 0' })
@Index('keikka_vehicle', ['vehicleId', 'pumppuAika'])
@Index('keikka_due', ['pumppuAika'], {
  where: `keikka_tila_id in (${keikkaTila.toimitusvalmis}, ${keikkaTila.meneillaan})`,
})
@Index('keikka_tyomaa', ['tyomaaId', 'pumppuAika'])
export class Keikka {
  @PrimaryGeneratedColumn() keikkaId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  /** Where the order came from. */
  @Column({ type: 'int' }) sourceAsiakasId!: number;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
  @Column({ type: 'timestamptz', default: () => 'now()' }) createdTime!: Date;
  @Column({ type: 'timestamptz', default: () => 'now()' }) updatedTime!: Date;
  @Column({ type: 'int' }) keikkaTilaId!: number;
  @Column(text) foreignKey!: string;
  /** Who locked the order and when, in words (C-105). */
  @Column(text) locked!: string;
  @Column(flag) isLocked!: boolean;
  @Column(text) keikkaComment!: string;
  @Column(text) keikkaOtsikko!: string;
  @Column(text) keikkaAjoOhje!: string;

  @Column(optionalTime) pumppuAika!: Date | null;
  /** Minutes. Never set below 15; an import may bring a negative one, which the grid reports (G-136). */
  @Column({ type: 'int', default: 60 }) pumppuKesto!: number;
  /** Start plus duration, kept by a trigger. */
  @Column({ ...optionalTime, insert: false, update: false }) timeEnd!: Date | null;
  @Column(optionalTime) betoniAika!: Date | null;
  @Column(text) kellonAikaTxt!: string;
  @Column(flag) ehdotaAikaa!: boolean;
  @Column(optionalReal) pumppuPuomi!: number | null;
  @Column(optionalReal) optimalPumppuPuomi!: number | null;
  @Column(optionalReal) pumppuLinja!: number | null;
  @Column({ name: 'tyhjana_tyomaalle', type: 'boolean', nullable: true }) tyhjänäTyömaalle!: boolean | null;
  @Column(optionalInt) vehicleId!: number | null;
  @Column(optionalInt) vehicleTypeId!: number | null;
  @Column(optionalInt) vehicleRowNum!: number | null;

  @Column(flag) isStepLogAccepted!: boolean;
  @Column(flag) isLaskutusSet!: boolean;
  @Column(flag) isToimitusSet!: boolean;
  @Column(flag) isBetoniSuoraLaskutus!: boolean;
  @Column(flag) isPumppuSuoraLaskutus!: boolean;
  @Column(flag) hasToimitus!: boolean;
  @Column(flag) toimitusToimitettu!: boolean;
  @Column(flag) betonitiedotLahetetty!: boolean;
  @Column(flag) tilausvahvistusLahetetty!: boolean;

  /** The receiving customer, with the name and business id the order was made with. */
  @Column(optionalInt) asiakasId!: number | null;
  @Column(text) asiakasNimi!: string;
  @Column(text) ytunnus!: string;
  @Column(optionalInt) asiakasContactPersonId!: number | null;

  @Column(optionalInt) pumppuAsiakasId!: number | null;
  @Column(optionalInt) pumppuSijaintiId!: number | null;
  @Column(optionalInt) pumppuMatkaM!: number | null;
  @Column(optionalInt) pumppuMatkaAika!: number | null;
  @Column(optionalInt) betoniAsiakasId!: number | null;
  @ForeignKey(() => Sijainti)
  @Column(optionalInt)
  betoniSijaintiId!: number | null;
  @Column(optionalInt) betoniMatkaM!: number | null;
  @Column(optionalInt) betoniMatkaAika!: number | null;
  @Column(optionalInt) lattiaAsiakasId!: number | null;
  @Column(optionalInt) lattiaSijaintiId!: number | null;
  @Column(optionalInt) lattiaMatkaM!: number | null;
  @Column(optionalInt) lattiaMatkaAika!: number | null;
  /** The factory as it was picked (O-128). */
  @Column(text) betoniSijaintiNimi!: string;
  @Column(text) betoniSijaintiLyh!: string;
  @Column(text) betoniSijaintiOsoite1!: string;
  @Column(text) betoniSijaintiOsoite2!: string;
  @Column(optionalDegrees) betoniSijaintiLat!: number | null;
  @Column(optionalDegrees) betoniSijaintiLng!: number | null;

  /** The order's own version of its work site. */
  @ForeignKey(() => Tyomaa)
  @Column(optionalInt)
  tyomaaId!: number | null;
  @Column(text) tyomaaNimi!: string;
  @Column(text) tyomaaNum!: string;
  @Column(text) tyomaaOsoite1!: string;
  @Column(text) tyomaaOsoite2!: string;
  @Column(text) tyomaaOsoite3!: string;
  @Column(text) tyomaaOsoite4!: string;
  @Column(text) tyomaaAjoOhje!: string;
  @Column(text) tyomaaMemo!: string;
  @Column(text) laskuViite!: string;
  @Column(optionalDegrees) tyomaaLat!: number | null;
  @Column(optionalDegrees) tyomaaLng!: number | null;
  @Column(optionalInt) tyomaaContactPersonId!: number | null;

  @Column(optionalInt) keikkaContactPersonId!: number | null;
  /** The person who ordered. */
  @Column(optionalInt) personId!: number | null;
  @Column(text) personMemo!: string;
  @Column(text) yhteyshenkiloNimi!: string;
  @Column(text) yhteyshenkiloPuhelin!: string;
  @Column(text) yhteyshenkiloEmail!: string;
  @Column(optionalInt) laskupohjaId!: number | null;

  @Column(optionalReal) weatherTemp!: number | null;
  @Column(optionalReal) weatherWindSpeed!: number | null;
  @Column(optionalReal) weatherPrecipitation!: number | null;
  @Column(optionalReal) weatherCloudCover!: number | null;
  @Column(optionalReal) weatherHumidity!: number | null;
  @Column(optionalReal) weatherWindDirection!: number | null;
  @Column(optionalReal) weatherWindGust!: number | null;
  @Column(optionalReal) weatherStartTemp!: number | null;
  @Column(optionalReal) weatherEndTemp!: number | null;
  @Column(optionalTime) weatherFetchedAt!: Date | null;
  @Column({ type: 'jsonb', nullable: true }) weatherData!: unknown;
  @Column({ type: 'jsonb', nullable: true }) weatherHourlyJson!: unknown;
  @Column({ type: 'text', nullable: true }) weatherSymbol!: string | null;
}
