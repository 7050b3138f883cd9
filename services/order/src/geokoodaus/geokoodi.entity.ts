import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a text was answered by a geocoding service. It belongs to no company: where an address is, is the same for all. */
@Entity('geokoodi')
export class GeokoodiRow {
  /** `hakuOf` */
  @PrimaryColumn({ type: 'text' }) haku!: string;
  /** Null, as the place, where nothing was found. */
  @Column({ type: 'text', nullable: true }) formattedAddress!: string | null;
  @Column({ type: 'double precision', nullable: true }) lat!: number | null;
  @Column({ type: 'double precision', nullable: true }) lng!: number | null;
  @Column({ type: 'timestamptz' }) entryTime!: Date;
  /** What answered. */
  @Column({ type: 'text' }) lahde!: string;
}
