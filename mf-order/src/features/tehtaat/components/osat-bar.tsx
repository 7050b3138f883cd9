import type { ListedSijainti } from '@keikka/contracts';
import { PartsBar, type Part } from '@keikka/ui/forms';
import { isInOsa, osat } from '../model/suodatus.js';
import { texts } from '../texts.js';
import type { TehtaatUrl } from './use-tehtaat-url.js';

interface OsatBarProps {
  url: TehtaatUrl;
  /** What the search leaves. */
  loydetyt: readonly ListedSijainti[];
}

/** The parts of the factories with their counts; one is shown by itself when it is pressed. */
export function OsatBar({ url, loydetyt }: OsatBarProps) {
  const parts: readonly Part[] = osat.map((osa) => ({
    key: osa,
    name: texts.osat[osa],
    count: loydetyt.filter((tehdas) => isInOsa(tehdas, osa)).length,
    isShown: url.osa === osa,
    onShow: () => url.setOsa(osa),
  }));
  return <PartsBar label={texts.osaLabel} parts={parts} />;
}
