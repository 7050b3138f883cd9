import type { LahetysKohde } from '@keikka/contracts';
import type { Clock, Metrics } from '@keikka/server';
import type { InvoicingEnv } from '../env.js';
import { avaintenOmistaja, type LaskutusIntegraatio } from '../laskuttaja/laskutus-integraatio.entity.js';
import { Salaus } from '../laskuttaja/salaus.js';
import type { Avaimet, Kohdejarjestelma } from './kohdejarjestelma.js';
import { Fennoa } from './fennoa/fennoa.js';
import { Netvisor } from './netvisor/netvisor.js';

/** The invoicing systems of the installation, and what opens the companies' keys to them. */
export class Kohteet {
  /** How long an answer is waited for, and how long passes between two looks for an invoice. */
  readonly timeoutMs: number;
  readonly varmistusMs: number;
  private readonly salaus: Salaus | undefined;
  private readonly jarjestelmat: ReadonlyMap<LahetysKohde, Kohdejarjestelma>;

  constructor(env: InvoicingEnv, metrics: Metrics, clock: Clock) {
    this.timeoutMs = env.LAHETYS_TIMEOUT_SECONDS * 1_000;
    this.varmistusMs = env.LAHETYS_VARMISTUS_SECONDS * 1_000;
    this.salaus = env.CREDENTIALS_KEY === undefined ? undefined : new Salaus(env.CREDENTIALS_KEY);
    const netvisor = new Netvisor(
      {
        url: env.NETVISOR_URL,
        partnerId: env.NETVISOR_PARTNER_ID,
        partnerKey: env.NETVISOR_PARTNER_KEY,
        timeoutMs: this.timeoutMs,
      },
      metrics,
      clock,
    );
    const fennoa = new Fennoa({ url: env.FENNOA_URL, timeoutMs: this.timeoutMs }, metrics);
    this.jarjestelmat = new Map<LahetysKohde, Kohdejarjestelma>([
      [netvisor.kohde, netvisor],
      [fennoa.kohde, fennoa],
    ]);
  }

  of(kohde: LahetysKohde): Kohdejarjestelma | undefined {
    return this.jarjestelmat.get(kohde);
  }

  /** Encrypted for the company's row; undefined in an installation that has no key to encrypt with. */
  suljettu(
    integraatio: Pick<LaskutusIntegraatio, 'laskuttajaAsiakasId' | 'kohde'>,
    avaimet: Avaimet,
  ): Buffer | undefined {
    return this.salaus?.close(avaintenOmistaja(integraatio), avaimet);
  }

  /** A company's keys; undefined when they are not stored, one is missing, or they do not open. */
  avaimet(integraatio: LaskutusIntegraatio): Avaimet | undefined {
    const stored = this.tallennetut(integraatio);
    const names = this.of(integraatio.kohde)?.avaimet ?? [];
    return stored && names.every((name) => stored[name]) ? stored : undefined;
  }

  /** Those that are stored, be they all or not; undefined when none are, or they do not open. */
  tallennetut(integraatio: LaskutusIntegraatio): Avaimet | undefined {
    if (!this.salaus || !integraatio.avaimet) return undefined;
    try {
      return this.salaus.open(avaintenOmistaja(integraatio), integraatio.avaimet) as Avaimet;
    } catch {
      // Encrypted with another key: to be stored again, as if they were not there.
      return undefined;
    }
  }
}
