import type { InvoicingDemo, OrderDemo, OrderDemoKeikka } from '@keikka/contracts';
import {
  addDays,
  betoniString,
  helsinkiDay,
  HOUR_MS,
  keikkaTila,
  laskuTila,
  laskuTilaNimi,
  MINUTE_MS,
  payerAsiakasId,
  type Yyyymmdd,
} from '@keikka/domain';
import { asiakasIds, companies } from './companies.js';
import type { DemoVehicle } from './master-data.js';
import type { Tyomaa } from './places.js';
import { Random } from './random.js';

type DemoLasku = NonNullable<InvoicingDemo['laskut']>[number];

/** The orders of the last days have no invoice yet. */
const UNBILLED_DAYS = 2;
/** Older invoices are sent; the ones between are looked at. */
const OPEN_DAYS = 8;
const FIRST_LASKU_NO = 20_001;
const HOURS_FROM_ORDER_TO_INVOICE = 26;

interface Billed {
  today: Yyyymmdd;
  keikat: readonly OrderDemoKeikka[];
  sites: readonly Tyomaa[];
  vehicles: readonly DemoVehicle[];
}

/** The invoices of the demo company's delivered orders, the oldest first. The service builds their rows from the templates. */
export function laskut({ today, keikat, sites, vehicles }: Billed): DemoLasku[] {
  const random = new Random('laskut');
  const names = new Map(companies().map(({ asiakasId, asiakasNimi }) => [asiakasId, asiakasNimi]));
  const siteOf = new Map(sites.map((site) => [site.tyomaaId, site]));
  const vehicleOf = new Map(vehicles.map((vehicle) => [vehicle.vehicleId, vehicle]));
  const [newest, sent] = [addDays(today, -UNBILLED_DAYS), addDays(today, -OPEN_DAYS)];
  let laskuNo = FIRST_LASKU_NO;
  const billed = keikat.filter(
    ({ ownerAsiakasId, keikkaTilaId, pumppuAika }) =>
      ownerAsiakasId === asiakasIds.own &&
      keikkaTilaId === keikkaTila.toimitettu &&
      helsinkiDay(new Date(pumppuAika)) < newest,
  );
  return billed.map((keikka, index) => {
    const maksajaAsiakasId = payerAsiakasId(keikka, asiakasIds.own) ?? keikka.asiakasId;
    const keikkaLaskuStatusTypeId = statusOf(random, helsinkiDay(new Date(keikka.pumppuAika)) < sent);
    const isSent = keikkaLaskuStatusTypeId === laskuTila.laskutettu;
    const vehicle = keikka.vehicleId === null ? undefined : vehicleOf.get(keikka.vehicleId);
    return {
      keikkaLaskuId: index + 1,
      keikkaId: keikka.keikkaId,
      laskuttajaAsiakasId: asiakasIds.own,
      maksajaAsiakasId,
      maksajaAsiakasNimi: names.get(maksajaAsiakasId) ?? '',
      keikkaLaskuStatusTypeId,
      laskuDestination: maksajaAsiakasId % 2 === 0 ? ('Fennoa' as const) : ('Netvisor' as const),
      laskuNo: isSent ? String(laskuNo++) : '',
      laskuCreated: new Date(
        Date.parse(keikka.pumppuAika) + HOURS_FROM_ORDER_TO_INVOICE * HOUR_MS,
      ).toISOString(),
      facts: {
        keikka: factsOf(keikka, names, siteOf.get(keikka.tyomaaId)),
        ajoneuvo: vehicle ? { vehicleNo: vehicle.vehicleNo, vehiclePuomi: vehicle.vehiclePuomi } : null,
      },
    };
  });
}

/** An invoice as its order tells of it. */
export const copyOf = ({
  keikkaLaskuId,
  keikkaId,
  laskuttajaAsiakasId,
  keikkaLaskuStatusTypeId,
}: DemoLasku): NonNullable<OrderDemo['laskut']>[number] => ({
  keikkaLaskuId,
  keikkaId,
  laskuttajaAsiakasId,
  statusName: laskuTilaNimi(keikkaLaskuStatusTypeId),
});

function statusOf(random: Random, isOld: boolean): number {
  if (isOld) return random.chance(0.02) ? laskuTila.eiLaskuteta : laskuTila.laskutettu;
  return random.weighted([
    [laskuTila.odottaa, 4],
    [laskuTila.valmis, 5],
    [laskuTila.käänteinen, 1],
  ] as const);
}

/** The names of the choices that the orders are made with, by the order service's ids. */
const lujuudet = new Map([
  [4, 'C25/30'],
  [5, 'C28/35'],
  [6, 'C30/37'],
  [7, 'C32/40'],
]);
const raeKoot = new Map([
  [1, '16'],
  [3, '32'],
  [4, '8'],
]);

const nameOf = ({
  lujuusId,
  raeKokoId,
  notkeusId,
  rasitusluokat,
}: OrderDemoKeikka['betonit'][number]): string =>
  betoniString({
    laatuLyhenne: '',
    lujuus: lujuudet.get(lujuusId) ?? '',
    raeKokoShort: raeKoot.get(raeKokoId) ?? '',
    notkeus: `S${notkeusId}`,
    rasitusluokat,
  });

/** An order as formulas see it. */
function factsOf(
  keikka: OrderDemoKeikka,
  names: ReadonlyMap<number, string>,
  site: Tyomaa | undefined,
): NonNullable<DemoLasku['facts']['keikka']> {
  const { keikkaId, sourceAsiakasId, asiakasId, pumppuAika, pumppuKesto, pumppuPuomi, pumppuLinja } = keikka;
  return {
    keikkaId,
    sourceAsiakasId,
    asiakasId,
    pumppuAika,
    pumppuKesto,
    pumppuPuomi,
    pumppuLinja,
    timeEnd: new Date(Date.parse(pumppuAika) + pumppuKesto * MINUTE_MS).toISOString(),
    asiakasNimi: names.get(asiakasId) ?? '',
    tyomaaNimi: site?.tyomaaNimi ?? '',
    tyomaaNum: site?.tyomaaNum ?? '',
    m3: keikka.betonit.reduce((sum, { m3 }) => sum + m3, 0),
    betonit: keikka.betonit.map((betoni) => ({ ...betoni, betoniString: nameOf(betoni) })),
  };
}
