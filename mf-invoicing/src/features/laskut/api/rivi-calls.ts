import {
  laskuRiviCalls,
  laskuRiviFields,
  type Lasku,
  type LaskuGetAnswer,
  type LaskuRivi,
  type LaskuRiviFields,
} from '@keikka/contracts';
import { savedFields } from '@keikka/contracts/fields';
import { laskunSummat } from '@keikka/domain';
import type { ApiClient } from '@keikka/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { laskutKey } from '../../../parts/laskut-key.js';

export interface RiviTools {
  api: ApiClient;
  queryClient: QueryClient;
  /** The invoice of the rows. */
  lasku: Pick<Lasku, 'keikkaLaskuId' | 'laskuttajaAsiakasId' | 'maksajaAsiakasId'>;
}

/** A value that is written by hand is no longer that of its formula. */
const kaavaOf: Readonly<Partial<Record<string, keyof LaskuRiviFields>>> = {
  riviSelite: 'riviSeliteKaava',
  riviSelite2: 'riviSelite2Kaava',
  määrä: 'määräKaava',
  hinta: 'hintaKaava',
};

export function byHand(changes: Partial<LaskuRiviFields>): Partial<LaskuRiviFields> {
  const kaavat = Object.keys(changes).flatMap((name) => kaavaOf[name] ?? []);
  return { ...changes, ...Object.fromEntries(kaavat.map((kaava) => [kaava, ''])) };
}

/** The calls on the rows of one invoice; each shows its outcome, with the sums that follow, at once. */
export class RiviCalls {
  constructor(private readonly tools: RiviTools) {}

  async save(
    changes: Partial<LaskuRiviFields>,
    known: { keikkaLaskuRiviId?: number; varmenne?: number },
    idempotencyKey?: string,
  ): Promise<LaskuRivi> {
    const { api, lasku } = this.tools;
    const { keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId } = lasku;
    const body = { ...changes, ...known, keikkaLaskuId, laskuttajaAsiakasId, maksajaAsiakasId };
    const rivi = await api.ask(laskuRiviCalls.save, body, idempotencyKey ? { idempotencyKey } : {});
    await this.show((rivit) => placed(rivit, rivi));
    return rivi;
  }

  /** Makes a row like this one: at its place, or at the end without one. */
  make(rivi: Partial<LaskuRiviFields>, idempotencyKey?: string): Promise<LaskuRivi> {
    return this.save(savedFields(laskuRiviFields, rivi), {}, idempotencyKey);
  }

  async remove(keikkaLaskuRiviId: number): Promise<void> {
    const { keikkaLaskuId } = this.tools.lasku;
    await this.tools.api.ask(laskuRiviCalls.delete, { keikkaLaskuRiviId, keikkaLaskuId });
    await this.show((rivit) => rivit.filter((rivi) => rivi.keikkaLaskuRiviId !== keikkaLaskuRiviId));
  }

  async removeAll(): Promise<void> {
    await this.tools.api.ask(laskuRiviCalls.deleteAll, { keikkaLaskuId: this.tools.lasku.keikkaLaskuId });
    await this.show(() => []);
  }

  async order(keikkaLaskuRiviIds: number[]): Promise<LaskuRivi[]> {
    const { keikkaLaskuId } = this.tools.lasku;
    const rivit = await this.tools.api.ask(laskuRiviCalls.order, { keikkaLaskuId, keikkaLaskuRiviIds });
    await this.show(() => rivit);
    return rivit;
  }

  async copyFrom(sourceKeikkaLaskuId: number): Promise<void> {
    const { api, lasku } = this.tools;
    await api.ask(laskuRiviCalls.copy, { sourceKeikkaLaskuId, targetKeikkaLaskuId: lasku.keikkaLaskuId });
    await this.readAgain();
  }

  readAgain(): Promise<void> {
    return this.tools.queryClient.invalidateQueries({ queryKey: this.key });
  }

  /** The row as the invoice has it on screen. */
  shown(keikkaLaskuRiviId: number): LaskuRivi | undefined {
    const answer = this.tools.queryClient.getQueryData<LaskuGetAnswer>(this.key);
    return answer?.laskuRivit.find((rivi) => rivi.keikkaLaskuRiviId === keikkaLaskuRiviId);
  }

  private get key() {
    const { laskuttajaAsiakasId, keikkaLaskuId } = this.tools.lasku;
    return [...laskutKey(laskuttajaAsiakasId), 'lasku', keikkaLaskuId];
  }

  private async show(change: (rivit: readonly LaskuRivi[]) => readonly LaskuRivi[]): Promise<void> {
    const { queryClient } = this.tools;
    // A read under way may have begun before the change.
    await queryClient.cancelQueries({ queryKey: this.key });
    queryClient.setQueryData<LaskuGetAnswer>(this.key, (answer) => {
      if (!answer) return answer;
      const laskuRivit = [...change(answer.laskuRivit)];
      const summat = laskunSummat(laskuRivit);
      return { ...answer, laskuRivit, laskuData: { ...answer.laskuData, summat, sumEur: summat.netto } };
    });
  }
}

/** The rows with this one at its place. */
const placed = (rivit: readonly LaskuRivi[], rivi: LaskuRivi): LaskuRivi[] =>
  [...rivit.filter(({ keikkaLaskuRiviId }) => keikkaLaskuRiviId !== rivi.keikkaLaskuRiviId), rivi].sort(
    (one, other) => one.sortNum - other.sortNum || one.keikkaLaskuRiviId - other.keikkaLaskuRiviId,
  );
