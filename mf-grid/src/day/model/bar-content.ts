import type { GridKeikka } from '@keikka/contracts';

/** The facts that fit on a bar (look/tokens §4). Their order never changes; dropped facts are in the tooltip. */
interface BarFacts {
  /** With its unit, without it, or dropped: the name comes first. */
  amount: 'whole' | 'bare' | 'none';
  reminders: boolean;
  site: boolean;
  time: 'none' | 'start' | 'whole';
  town: boolean;
  concrete: boolean;
}

/** The edge, the icon, five wide letters of the customer with an ellipsis, and the room beside an amount. */
const WIDTH_BESIDE_AMOUNT = 88;
const WIDTH_OF_FIGURE = 7;
const UNIT = '\u00a0m³';
const WIDTH_FOR_SITE_ON_ONE_LINE = 220;
const WIDTH_FOR_TOWN = 110;
const WIDTH_FOR_REMINDERS_ON_ONE_LINE = 140;
const WIDTH_FOR_SITE = 185;
const WIDTH_FOR_CONCRETE = 330;

/** '5,5 m³' with or without its unit; undefined when it is dropped. */
export const amountShown = (amountText: string, amount: BarFacts['amount']): string | undefined =>
  ({ whole: amountText, bare: amountText.replace(UNIT, ''), none: undefined })[amount];

export function barFacts(width: number, lines: 1 | 2, amountText: string): BarFacts {
  const isRoomFor = (figures: number): boolean => width >= WIDTH_BESIDE_AMOUNT + WIDTH_OF_FIGURE * figures;
  const { length } = amountText;
  const amount = isRoomFor(length) ? 'whole' : isRoomFor(length - UNIT.length) ? 'bare' : 'none';
  if (lines === 1) {
    return {
      amount,
      reminders: width >= WIDTH_FOR_REMINDERS_ON_ONE_LINE,
      site: width > WIDTH_FOR_SITE_ON_ONE_LINE,
      time: 'none',
      town: false,
      concrete: false,
    };
  }
  return {
    amount,
    reminders: width >= WIDTH_FOR_SITE,
    site: width >= WIDTH_FOR_SITE,
    time: width < WIDTH_FOR_TOWN ? 'start' : 'whole',
    town: width >= WIDTH_FOR_TOWN,
    concrete: width > WIDTH_FOR_CONCRETE,
  };
}

/** The customer, or the order's title while it has none. */
export const keikkaTitle = (keikka: GridKeikka): string =>
  keikka.asiakasNimi || keikka.keikkaOtsikko || `Tilaus ${keikka.keikkaId}`;

/** The fourth address line is the town (order §3), which tells a dispatcher where the job is. */
export const keikkaTown = (keikka: GridKeikka): string => keikka.tyomaaOsoite4;

export function keikkaSite(keikka: GridKeikka): string {
  const site = keikka.tyomaaNimi || keikka.tyomaaOsoite1;
  return [site, keikkaTown(keikka)].filter(Boolean).join(', ');
}
