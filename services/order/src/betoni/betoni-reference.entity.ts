import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A concrete quality (O-085). `asiakasId` 0: offered by every supplier. */
@Entity('laatu')
export class Laatu {
  @PrimaryGeneratedColumn() laatuId!: number;
  @Column({ type: 'int', default: 0 }) asiakasId!: number;
  @Column({ type: 'text' }) laatuNimike!: string;
  @Column({ type: 'text', default: '' }) laatuLyhenne!: string;
  @Column({ type: 'text', default: '' }) laatuSelite!: string;
  @Column({ type: 'text', default: '' }) laatuLaji!: string;
  @Column({ type: 'text', default: '' }) laatuHelpId!: string;
  @Column({ type: 'text', default: '' }) laatuShortCuts!: string;
  @Column({ type: 'boolean', default: true }) allowC!: boolean;
  @Column({ type: 'boolean', default: true }) allowRae!: boolean;
  @Column({ type: 'boolean', default: true }) allowS!: boolean;
  @Column({ type: 'boolean', default: true }) allowSide!: boolean;
}

/** An aggregate size (O-091). */
@Entity('raekoko')
export class RaeKoko {
  @PrimaryColumn({ type: 'int' }) raeKokoId!: number;
  @Column({ type: 'text' }) raeKokoSelite!: string;
  /** The size in mm; empty for none. */
  @Column({ type: 'text' }) raeKokoShort!: string;
  @Column({ type: 'text' }) raeKokoText!: string;
  @Column({ type: 'text', default: '' }) raeKokoComment!: string;
  @Column({ type: 'smallint' }) isRaeKoko!: 0 | 1;
  @Column({ type: 'int' }) sliderSortId!: number;
}

/** A strength class (O-086). */
@Entity('lujuus')
export class Lujuus {
  @PrimaryColumn({ type: 'int' }) lujuusId!: number;
  @Column({ type: 'text' }) lujuusSelite!: string;
  @Column({ type: 'text' }) lujuusText!: string;
  @Column({ type: 'text', default: '' }) lujuusComment!: string;
}

/** A consistency class (O-086). */
@Entity('notkeus')
export class Notkeus {
  @PrimaryColumn({ type: 'int' }) notkeusId!: number;
  @Column({ type: 'text' }) notkeusSelite!: string;
  @Column({ type: 'text' }) notkeusText!: string;
  @Column({ type: 'text', default: '' }) notkeusComment!: string;
}

/** A design service life (O-086). */
@Entity('kayttoika')
export class KayttoIka {
  @PrimaryColumn({ type: 'int' }) kayttoIkaId!: number;
  @Column({ type: 'text' }) kayttoIkaSelite!: string;
}

/**
 * The least strength that an exposure class wants, and whether it wants air. `asiakasId` 0: so says the standard; that
 * of a company stands for it there.
 */
@Entity('rasitus_raja')
export class RasitusRaja {
  @PrimaryColumn({ type: 'int', default: 0 }) asiakasId!: number;
  @PrimaryColumn({ type: 'text' }) luokka!: string;
  @ForeignKey(() => Lujuus)
  @Column({ type: 'int' })
  lujuusId!: number;
  @Column({ type: 'boolean' }) ilma!: boolean;
}

/** An extra of concrete (O-087). `asiakasId` 0: everybody has it. A deleted one stays on the lines that have it. */
@Entity('betoni_attr')
export class BetoniAttr {
  @PrimaryGeneratedColumn() attrId!: number;
  @Column({ type: 'int', default: 0 }) asiakasId!: number;
  @Column({ type: 'text' }) attrNimike!: string;
  @Column({ type: 'text', default: '' }) attrSelite!: string;
  @Column({ type: 'text', default: '' }) attrHelpId!: string;
  @Column({ type: 'text', default: '' }) attrShortCuts!: string;
  @Column({ type: 'smallint', default: 1 }) showInDropDown!: 0 | 1;
  @Column({ type: 'timestamptz', nullable: true }) deletedTime!: Date | null;
  @Column({ type: 'int', default: 1 }) varmenne!: number;
}

export const betoniReferenceEntities = [Laatu, RaeKoko, Lujuus, Notkeus, KayttoIka, RasitusRaja, BetoniAttr];
