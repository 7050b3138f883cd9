import { hinnatCalls, type Betoni, type BetoninHintaRivi, type KeikkaGetAnswer } from '@keikka/contracts';
import { useApi, useOwnAsiakasId } from '@keikka/sdk';
import { useQueries } from '@tanstack/react-query';
import { pohjatKey, payerOf, useSopivatPohjat } from './use-pohjat.js';

/** No classes in a path [I-139]. */
const NO_CLASSES = '-';

/**
 * What the templates that fit the order say of the price of a line, one price of each template, the nearest concrete first.
 * A template is its payer's, its customer's or all customers'.
 */
export function useBetoninHinnat(line: Betoni, answer: KeikkaGetAnswer) {
  const api = useApi();
  const own = useOwnAsiakasId();
  const pohjat = useSopivatPohjat(answer);
  const payer = payerOf(answer);
  const parties = [...new Set([payer, answer.keikkaData.asiakasId ?? 0])].filter((id) => id !== 0);
  const { rasitusluokat, betoniComment } = line;
  const choices = {
    ...{ laatuId: line.laatuId ?? 0, raeKokoId: line.raeKokoId ?? 0, lujuusId: line.lujuusId ?? 0 },
    ...{ notkeusId: line.notkeusId ?? 0, kayttoIkaId: line.kayttoIkaId ?? 0, fast: line.isNopea },
    ...{ rasitusluokat: rasitusluokat || NO_CLASSES, betoniComment },
  };
  const queries = useQueries({
    queries: parties.map((asiakasId) => ({
      queryKey: [...pohjatKey(own), 'hinnat', asiakasId, choices],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        api.ask(hinnatCalls.betoniPrices, { asiakasId, ...choices }, { signal }),
      enabled: answer.access.prices && payer !== 0,
    })),
  });
  const fitting = new Set(pohjat.data?.map(({ laskupohjaId }) => laskupohjaId));
  const isKnown = pohjat.data !== undefined && queries.every(({ data }) => data !== undefined);
  return {
    hasPayer: payer !== 0,
    hasPohjat: fitting.size > 0,
    data: isKnown
      ? nearest(
          queries.flatMap(({ data }) => data ?? []),
          fitting,
        )
      : undefined,
    isPohjatError: pohjat.isError,
    isError: queries.some(({ isError }) => isError),
    isFetching: pohjat.isFetching || queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all([pohjat.refetch(), ...queries.map(({ refetch }) => refetch())]),
  };
}

/** Of each fitting template its nearest concrete. */
function nearest(rows: readonly BetoninHintaRivi[], fitting: ReadonlySet<number>): BetoninHintaRivi[] {
  const known = new Set<number>();
  return rows
    .toSorted((one, other) => one.ero - other.ero)
    .filter(({ laskupohjaId }) => {
      const isNew = fitting.has(laskupohjaId) && !known.has(laskupohjaId);
      known.add(laskupohjaId);
      return isNew;
    });
}
