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
/** An invoice that was sent so often and is never there is stopped for a person: something else is amiss. */
const MOST_SENDINGS = 10;
/** What must not happen twice: it is looked at after an unknown outcome, and done again only when it was not done. */
const kerran: readonly Tehtava[] = ['lasku', 'hyväksyntä'];

export const tehtavaNimet: Readonly<Record<Tehtava, string>> = {
  asiakas: 'Asiakas',
  tuotteet: 'Tuotteet',
  lasku: 'Lasku',
  hyväksyntä: 'Hyväksyntä',
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

/** What must not happen twice is looked at until it is known not to have been done; only then it is done. */
export function seuraavaTehtava(kulku: Kulku): Tehtava {
  const { vaihe, hakuja } = kulku;
  if (!kerran.includes(vaihe)) return vaihe;
  return hakuja < (voiOllaSiella(kulku) ? LOOKS_AGAIN : LOOKS_FIRST) ? 'haku' : vaihe;
}

/** The invoice was sent, or seen there: it may be there, so nobody may say that its sending has failed. */
const voiOllaSiella = ({ vaihe, yritys }: Pick<Kulku, 'vaihe' | 'yritys'>): boolean =>
  yritys > 0 || vaihe === 'hyväksyntä';

/** The state while a task is done. */
export const tilaAikana = (tehtava: Tehtava, kulku: Kulku): LahetysTila =>
  tehtava === 'haku' && voiOllaSiella(kulku) ? 'varmistetaan' : 'lähetyksessä';

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
  if (tulos === 'hylätty')
    return { muutos: vaihe === 'hyväksyntä' ? unapproved(koodi, selite) : failed(koodi, selite) };
  if (tulos === 'ok') {
    const next = vaiheet[vaiheet.indexOf(vaihe) + 1];
    const known = ulkoinenId === undefined ? {} : { ulkoinenId };
    return { muutos: next ? { ...known, ...goneOn(next) } : { ...sent, ...known } };
  }
  if (tulos === 'tuntematon' && kerran.includes(vaihe))
    // It may have been done: nothing more is sent until it was looked for.
    return {
      muutos: { tila: 'varmistetaan', hakuja: 0, virheKoodi: koodi, virhe: selite, seuraava: kello.now },
    };
  if (tulos === 'eiPerillä' && vaihe === 'lasku') {
    // It was not sent after all, so this time does not count.
    const before = { ...kulku, yritys: kulku.yritys - 1 };
    return { muutos: { ...again(before, koodi, selite, kello), yritys: before.yritys, hakuja: 0 } };
  }
  // It was not approved, as far as the answer says; one look makes sure.
  if (vaihe === 'hyväksyntä')
    return { muutos: { ...again(kulku, koodi, selite, kello), hakuja: LOOKS_AGAIN - 1 } };
  return { muutos: again(kulku, koodi, selite, kello) };
}

/** What follows from a look for the invoice. */
export function jalkeenHaun(kulku: Kulku, haku: HakuVastaus, kello: Kello): Jatko {
  const { loyto, koodi, selite } = haku;
  if (!loyto) return { muutos: again(kulku, koodi, selite, kello) };
  if (loyto.laji === 'oma') {
    const { ulkoinenId, puuttuu } = loyto;
    if (puuttuu === undefined) return { muutos: { ...sent, ulkoinenId } };
    if (puuttuu === kulku.vaihe) return { muutos: { ...missed(kulku, kello), ulkoinenId } };
    return { muutos: { ...goneOn(puuttuu), ulkoinenId, seuraava: kello.now } };
  }
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
  if (loyto.laji === 'toinenOma')
    return { muutos: { ...onward, vaihe: 'lasku', hakuja: 0 }, uusiNumero: true };
  if (kulku.vaihe === 'lasku') return { muutos: missed(kulku, kello) };
  // It was there and is there no more: it goes out again, as after a sending without an answer.
  const anew = { ...kulku, vaihe: 'lasku' as const, yritys: Math.max(1, kulku.yritys), hakuja: 0 };
  return { muutos: { ...missed(anew, kello), vaihe: anew.vaihe, yritys: anew.yritys, ulkoinenId: '' } };
}

/** A look that did not find done what the step does: it is done once there were enough of them. */
function missed(kulku: Kulku, kello: Kello): Muutos {
  const hakuja = kulku.hakuja + 1;
  const isDone = seuraavaTehtava({ ...kulku, hakuja }) !== 'haku';
  if (isDone && kulku.vaihe === 'lasku' && kulku.yritys >= MOST_SENDINGS) return neverThere(kulku);
  return { ...onward, hakuja, seuraava: isDone ? kello.now : later(kello, kello.varmistusMs) };
}

/** The next step. What follows the invoice was not done yet, because the invoice has just come to be known: no look is needed. */
const goneOn = (vaihe: Vaihe): Muutos => ({
  ...onward,
  vaihe,
  ...(vaihe === 'hyväksyntä' && { hakuja: LOOKS_AGAIN }),
});

/**
 * What follows when the process ended under a request: what must not happen twice may have been done, so it is looked at once
 * an answer could no longer come; other steps are done again.
 */
export function jalkeenKatkon(tehtava: Tehtava, alkoi: Date, timeoutMs: number): Muutos {
  if (!kerran.includes(tehtava)) return {};
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

/** The invoice is there and the system does not approve it. A person settles that, since it must not be sent anew. */
const unapproved = (virheKoodi: string, virhe: string): Muutos => ({
  ...failed(virheKoodi, virhe),
  tila: 'ristiriita',
  erot: [{ kohta: 'Hyväksyntä', meilla: 'pyydetty', siella: 'hylätty', onSama: false }],
});

/** It was sent again and again, and no look has found it. */
const neverThere = ({ yritys }: Kulku): Muutos => ({
  ...failed('', ''),
  tila: 'ristiriita',
  ulkoinenId: '',
  erot: [{ kohta: 'Lasku', meilla: `lähetetty ${yritys} kertaa`, siella: 'ei löydy', onSama: false }],
});

/**
 * A fault that passes is tried again after a pause. What cannot be reached at all is given up after some tries, unless the
 * invoice may be there already.
 */
function again(kulku: Kulku, koodi: string, selite: string, kello: Kello): Muutos {
  const takaiskuja = kulku.takaiskuja + 1;
  const isThere = voiOllaSiella(kulku);
  if (!isThere && takaiskuja >= REACHED_TRIES) return failed(koodi, selite);
  const pause = Math.min(FIRST_PAUSE * 2 ** (takaiskuja - 1), LONGEST_PAUSE);
  const tila = isThere ? 'varmistetaan' : 'odottaa';
  return { tila, takaiskuja, virheKoodi: koodi, virhe: selite, seuraava: later(kello, pause) };
}

const later = ({ now }: Kello, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
