import type { LahetysTila } from '@keikka/contracts';
import type { HakuVastaus, Vaihe, Vastaus } from './kohdejarjestelma.js';
import type { LahetysRow } from './lahetys.entity.js';

/** The next request of a sending. */
export type Tehtava = Vaihe | 'haku';

/** How many times a system that cannot be reached is tried before the sending is said to have failed. */
const REACHED_TRIES = 3;
const SECOND = 1_000;
/** The pause after a fault that passes, doubled by each that follows. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [2 * SECOND, 900 * SECOND];
/** Looks without a hit before the invoice is sent: once at first, twice after a sending without an answer. */
const [LOOKS_FIRST, LOOKS_AGAIN] = [1, 2];

export const tehtavaNimet: Readonly<Record<Tehtava, string>> = {
  asiakas: 'Asiakas',
  tuotteet: 'Tuotteet',
  lasku: 'Lasku',
  haku: 'Haku',
};

type Kulku = Pick<LahetysRow, 'tila' | 'vaihe' | 'yritys' | 'hakuja' | 'takaiskuja'>;

export type Muutos = Partial<
  Pick<
    LahetysRow,
    | 'tila'
    | 'vaihe'
    | 'yritys'
    | 'hakuja'
    | 'takaiskuja'
    | 'ulkoinenId'
    | 'erot'
    | 'virheKoodi'
    | 'virhe'
    | 'seuraava'
  >
>;

/** What follows from a step. `uusiNumero`: the number turned out to be that of another invoice of ours. */
export interface Jatko {
  muutos: Muutos;
  uusiNumero?: true;
}

export const paattyneet: readonly LahetysTila[] = ['lähetetty', 'epäonnistui', 'ristiriita'];

/** The invoice is looked for until it is known not to be there; only then it is sent. */
export function seuraavaTehtava({ vaihe, yritys, hakuja }: Kulku): Tehtava {
  if (vaihe !== 'lasku') return vaihe;
  return hakuja < (yritys === 0 ? LOOKS_FIRST : LOOKS_AGAIN) ? 'haku' : 'lasku';
}

/** The state while a task is done. */
export const tilaAikana = (tehtava: Tehtava, { yritys }: Kulku): LahetysTila =>
  tehtava === 'haku' && yritys > 0 ? 'varmistetaan' : 'lähetyksessä';

interface Kello {
  now: Date;
  /** Between two looks for an invoice whose sending had no answer. */
  varmistusMs: number;
}

const onward = { takaiskuja: 0, virheKoodi: '', virhe: '' };

/** What follows from a step of the sending. */
export function jalkeenVaiheen(
  kulku: Kulku,
  vaiheet: readonly Vaihe[],
  { tulos, koodi, selite, ulkoinenId }: Vastaus,
  kello: Kello,
): Jatko {
  const { vaihe } = kulku;
  if (tulos === 'hylätty') return { muutos: failed(koodi, selite) };
  if (tulos === 'ok') {
    const next = vaiheet[vaiheet.indexOf(vaihe) + 1];
    const known = ulkoinenId === undefined ? {} : { ulkoinenId };
    return next ? { muutos: { ...onward, ...known, vaihe: next } } : { muutos: { ...sent, ...known } };
  }
  if (tulos === 'tuntematon' && vaihe === 'lasku')
    // It may be there: nothing more is sent until it was looked for.
    return {
      muutos: { tila: 'varmistetaan', hakuja: 0, virheKoodi: koodi, virhe: selite, seuraava: kello.now },
    };
  if (tulos === 'eiPerillä' && vaihe === 'lasku') {
    // It was not sent after all, so this time does not count.
    const before = { ...kulku, yritys: kulku.yritys - 1 };
    return { muutos: { ...again(before, koodi, selite, kello), yritys: before.yritys, hakuja: 0 } };
  }
  return { muutos: again(kulku, koodi, selite, kello) };
}

/** What follows from a look for the invoice. */
export function jalkeenHaun(kulku: Kulku, haku: HakuVastaus, kello: Kello): Jatko {
  const { loyto, koodi, selite } = haku;
  if (!loyto) return { muutos: again(kulku, koodi, selite, kello) };
  if (loyto.laji === 'oma') return { muutos: { ...sent, ulkoinenId: loyto.ulkoinenId } };
  if (loyto.laji === 'ristiriita') {
    const { ulkoinenId, erot } = loyto;
    return {
      muutos: {
        tila: 'ristiriita',
        seuraava: null,
        takaiskuja: 0,
        virheKoodi: '',
        virhe: '',
        ulkoinenId,
        erot,
      },
    };
  }
  if (loyto.laji === 'toinenOma') return { muutos: { ...onward, hakuja: 0 }, uusiNumero: true };
  const hakuja = kulku.hakuja + 1;
  const isDone = seuraavaTehtava({ ...kulku, hakuja }) === 'lasku';
  const seuraava = isDone ? kello.now : later(kello, kello.varmistusMs);
  return { muutos: { ...onward, hakuja, seuraava } };
}

/**
 * What follows when the process ended under a request: an invoice may have gone out, so it is looked for once an answer
 * could no longer come; other steps are done again.
 */
export function jalkeenKatkon(tehtava: Tehtava, alkoi: Date, timeoutMs: number): Muutos {
  if (tehtava !== 'lasku') return {};
  return { tila: 'varmistetaan', hakuja: 0, seuraava: new Date(alkoi.getTime() + timeoutMs) };
}

const sent: Muutos = { ...onward, tila: 'lähetetty', seuraava: null, erot: [] };

const failed = (virheKoodi: string, virhe: string): Muutos => ({
  tila: 'epäonnistui',
  seuraava: null,
  takaiskuja: 0,
  virheKoodi,
  virhe,
});

/**
 * A fault that passes is tried again after a pause. What cannot be reached at all is given up after some tries, unless the
 * invoice may be there already.
 */
function again(kulku: Kulku, koodi: string, selite: string, kello: Kello): Muutos {
  const takaiskuja = kulku.takaiskuja + 1;
  if (kulku.yritys === 0 && takaiskuja >= REACHED_TRIES) return failed(koodi, selite);
  const pause = Math.min(FIRST_PAUSE * 2 ** (takaiskuja - 1), LONGEST_PAUSE);
  const tila = kulku.yritys === 0 ? 'odottaa' : 'varmistetaan';
  return { tila, takaiskuja, virheKoodi: koodi, virhe: selite, seuraava: later(kello, pause) };
}

const later = ({ now }: Kello, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
