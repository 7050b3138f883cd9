import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An event, committed with its change, that waits to be published. */
@Entity('outbox')
@Index('outbox_unpublished', ['id'], { where: 'published_at is null' })
export class OutboxRow {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id!: string;
  /** The event's own id. A sequence restarts after a restore, and consumers would take a new event for an old one. */
  @Column({ type: 'uuid' }) messageId!: string;
  @Column({ type: 'text' }) name!: string;
  @Column({ type: 'jsonb' }) data!: unknown;
  @Column({ type: 'text' }) correlationId!: string;
  @Column({ type: 'timestamptz' }) at!: Date;
  @Column({ type: 'timestamptz', nullable: true }) publishedAt!: Date | null;
}

/** A message that a listener has handled. A second delivery of the id finds this row and is skipped. */
@Entity('inbox')
export class InboxRow {
  @PrimaryColumn({ type: 'text' }) listener!: string;
  @PrimaryColumn({ type: 'text' }) messageId!: string;
  @Column({ type: 'timestamptz' }) at!: Date;
}

/** One changed field of an aggregate. `varmenne` is the aggregate's token after the change. Append-only. */
@Entity('change_history')
@Index('change_history_entity', ['entityType', 'entityId', 'changeId'])
export class ChangeHistoryRow {
  @PrimaryGeneratedColumn({ type: 'bigint' }) changeId!: string;
  @Column({ type: 'text' }) entityType!: string;
  @Column({ type: 'int' }) entityId!: number;
  @Column({ type: 'int' }) ownerAsiakasId!: number;
  @Column({ type: 'text' }) changeType!: 'CREATE' | 'UPDATE' | 'DELETE';
  @Column({ type: 'text' }) fieldName!: string;
  @Column({ type: 'jsonb', nullable: true }) oldValue!: unknown;
  @Column({ type: 'jsonb', nullable: true }) newValue!: unknown;
  @Column({ type: 'int' }) varmenne!: number;
  @Column({ type: 'int', nullable: true }) personId!: number | null;
  /** The person's name at that time. */
  @Column({ type: 'text', nullable: true }) personName!: string | null;
  /** The person's company; null for the system, and for changes of before it was written down. */
  @Column({ type: 'int', nullable: true }) authorAsiakasId!: number | null;
  @Column({ type: 'text' }) correlationId!: string;
  @Column({ type: 'timestamptz' }) timestamp!: Date;
}

/** The first result of a call with an idempotency key, so that a retry gets the same answer. */
@Entity('idempotency')
export class IdempotencyRow {
  @PrimaryColumn({ type: 'int' }) asiakasId!: number;
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'text' }) bodyHash!: string;
  @Column({ type: 'jsonb', nullable: true }) result!: unknown;
  @Column({ type: 'timestamptz' }) at!: Date;
}

export const serverEntities = [OutboxRow, InboxRow, ChangeHistoryRow, IdempotencyRow];
