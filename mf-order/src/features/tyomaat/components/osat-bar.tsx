import type { ListedTyomaa } from '@keikka/contracts';
import type { Yyyymmdd } from '@keikka/domain';
import { PartsBar } from '@keikka/ui/forms';
import { isInOsa, osat } from '../model/suodatus.js';
import { texts } from '../texts.js';
import type { TyomaatUrl } from './use-tyomaat-url.js';

interface OsatBarProps {
  url: TyomaatUrl;
  /** What the search and the filters leave. */
  loydetyt: readonly ListedTyomaa[];
  today: Yyyymmdd;
}

/** The parts of the sites with their counts; one is shown by itself when it is pressed. */
export function OsatBar({ url, loydetyt, today }: OsatBarProps) {
  const parts = osat.map((osa) => ({
    key: osa,
    name: texts.osat[osa],
    count: loydetyt.filter((tyomaa) => isInOsa(tyomaa, osa, today)).length,
    isShown: url.osa === osa,
    onShow: () => url.setOsa(osa),
  }));
  return <PartsBar label={texts.osaLabel} parts={parts} />;
}
