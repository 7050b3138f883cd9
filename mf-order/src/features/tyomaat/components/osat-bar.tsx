import type { ListedTyomaa } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { PartsBar, type Part } from '@keikka/ui/forms';
import { isInOsa, LAHES_SAMAT, osat } from '../model/suodatus.js';
import { pariTexts } from '../pari-texts.js';
import { texts } from '../texts.js';
import type { TyomaatUrl } from './use-tyomaat-url.js';

interface OsatBarProps {
  url: TyomaatUrl;
  /** What the search and the filters leave. */
  loydetyt: readonly ListedTyomaa[];
  /** How many pairs may be the same; undefined while that is not known. */
  paria: number | undefined;
  today: Yyyymmdd;
}

/** After all sites and those in use. */
const PLACE = 2;

/** The parts of the sites with their counts; one is shown by itself when it is pressed. */
export function OsatBar({ url, loydetyt, paria, today }: OsatBarProps) {
  const parts: readonly Part[] = osat.map((osa) => ({
    key: osa,
    name: texts.osat[osa],
    count: loydetyt.filter((tyomaa) => isInOsa(tyomaa, osa, today)).length,
    isShown: url.osa === osa,
    onShow: () => url.setOsa(osa),
  }));
  const lahesSamat = {
    key: LAHES_SAMAT,
    name: pariTexts.lahesSamat,
    count: paria === undefined ? texts.dash : pariTexts.paria(paria),
    isShown: url.osa === LAHES_SAMAT,
    onShow: () => url.setOsa(LAHES_SAMAT),
  };
  return <PartsBar label={texts.osaLabel} parts={parts.toSpliced(PLACE, 0, lahesSamat)} />;
}
