/** A person who has an order open. */
export interface PersonOnOrder {
  personId: number;
  asiakasId: number;
  name: string | null;
}

/** Who asks for the others. */
export interface Viewer {
  socketId: string;
  keikkaId: number;
  personId: number;
  asiakasId: number;
  ownerAsiakasId: number;
}

interface OpenOrder extends PersonOnOrder {
  keikkaId: number;
  heardAt: number;
}

/** Browsers repeat every 10 s that they have an order open, so that two lost messages end nothing. */
export const KEPT_MS = 25_000;

/** Who has which order open, on all copies of the BFF, by the sockets of their tabs. A tab has one order open at a time. */
export class PeopleOnOrders {
  private readonly bySocket = new Map<string, OpenOrder>();
  private readonly byOrder = new Map<number, Map<string, OpenOrder>>();

  /** Returns the orders on which there are other people now. */
  opened(socketId: string, keikkaId: number, person: PersonOnOrder, now: Date): number[] {
    const isNew = this.bySocket.get(socketId)?.keikkaId !== keikkaId;
    const left = isNew ? this.closed(socketId) : [];
    const open = { ...person, keikkaId, heardAt: now.getTime() };
    this.bySocket.set(socketId, open);
    const onOrder = this.byOrder.get(keikkaId) ?? new Map<string, OpenOrder>();
    this.byOrder.set(keikkaId, onOrder.set(socketId, open));
    return isNew ? [...left, keikkaId] : [];
  }

  /** Returns the orders on which there are other people now. */
  closed(socketId: string): number[] {
    const open = this.bySocket.get(socketId);
    if (!open) return [];
    this.bySocket.delete(socketId);
    const onOrder = this.byOrder.get(open.keikkaId);
    onOrder?.delete(socketId);
    if (onOrder?.size === 0) this.byOrder.delete(open.keikkaId);
    return [open.keikkaId];
  }

  /** Drops those not heard of for too long. Returns the orders on which there are other people now. */
  expire(now: Date): number[] {
    const silent = [...this.bySocket].filter(([, { heardAt }]) => now.getTime() - heardAt > KEPT_MS);
    return silent.flatMap(([socketId]) => this.closed(socketId));
  }

  /**
   * The names of the others on the viewer's order, and one null for all whose names are not told: a person knows those of
   * the own company and of the order's owner. Whoever does not have the order open hears of nobody.
   */
  othersOf({ socketId, keikkaId, personId, asiakasId, ownerAsiakasId }: Viewer): (string | null)[] {
    const onOrder = this.byOrder.get(keikkaId);
    if (!onOrder?.has(socketId)) return [];
    const others = new Map<number, string | null>();
    for (const other of onOrder.values()) {
      const isKnown = other.asiakasId === asiakasId || other.asiakasId === ownerAsiakasId;
      if (other.personId !== personId) others.set(other.personId, isKnown ? other.name : null);
    }
    const names = [...others.values()].filter((name) => name !== null);
    const unnamed = names.length < others.size ? [null] : [];
    return [...names.sort((one, other) => one.localeCompare(other, 'fi')), ...unnamed];
  }
}
