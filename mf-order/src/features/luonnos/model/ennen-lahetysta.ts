import type { KeikkaData } from '@keikka/contracts';
import { clockRange, helsinkiDay, hoursText, m3Text, MINUTE_MS, shortDate } from '@keikka/domain';
import { texts } from '../texts.js';

/** What an order needs before it is sent, and what is known of it. */
export interface Kohta {
  label: string;
  isKnown: boolean;
  /** What is known, or what to do. */
  detail: string;
}

const known = (label: string, detail: string): Kohta => ({ label, isKnown: true, detail });
const missing = (label: string, detail: string): Kohta => ({ label, isKnown: false, detail });

/** What whoever pumps the order asks for first, in the order of the form. */
export const ennenLahetysta = (keikka: KeikkaData): Kohta[] => [
  aika(keikka),
  tyomaa(keikka),
  yhteyshenkilo(keikka),
  betoni(keikka),
  puomi(keikka),
];

function aika({ timeStart, timeEnd }: KeikkaData): Kohta {
  if (!timeStart) return missing(texts.aika, texts.noAika);
  const [start, end] = [new Date(timeStart), new Date(timeEnd)];
  const hours = hoursText((end.getTime() - start.getTime()) / MINUTE_MS);
  return known(texts.aika, `${shortDate(helsinkiDay(start))} ${clockRange(start, end)}, ${hours}`);
}

function tyomaa({ tyomaaId, tyomaaNimi, tyomaaOsoite }: KeikkaData): Kohta {
  if (!tyomaaId) return missing(texts.tyomaa, texts.noTyomaa);
  return tyomaaOsoite
    ? known(texts.tyomaa, tyomaaOsoite)
    : missing(texts.tyomaa, `${tyomaaNimi}: ${texts.noOsoite}`);
}

function yhteyshenkilo({ yhteyshenkiloNimi, yhteyshenkiloPuhelin }: KeikkaData): Kohta {
  const label = texts.yhteyshenkilo;
  if (!yhteyshenkiloNimi) return missing(label, texts.noYhteyshenkilo);
  return yhteyshenkiloPuhelin
    ? known(label, `${yhteyshenkiloNimi} ${yhteyshenkiloPuhelin}`)
    : missing(label, texts.noPuhelin(yhteyshenkiloNimi));
}

function betoni({ betonit, m3 }: KeikkaData): Kohta {
  if (betonit.length === 0 || m3 === 0) return missing(texts.betoni, texts.noBetoni);
  const names = betonit.map(({ betoniString }) => betoniString).filter(Boolean);
  return known(texts.betoni, [m3Text(m3), ...names].join(', '));
}

const puomi = ({ optimalPumppuPuomi }: KeikkaData): Kohta =>
  optimalPumppuPuomi === null
    ? missing(texts.puomi, texts.noPuomi)
    : known(texts.puomi, `${optimalPumppuPuomi} m`);
