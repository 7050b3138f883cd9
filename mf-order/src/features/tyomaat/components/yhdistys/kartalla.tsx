import type { TyomaaVersio, YhdistysEsikatselu } from '@keikka/contracts';
import { HardHat } from '@keikka/ui/forms';
import { Pikkukartta } from '../../../../parts/kartta/pikkukartta.js';
import { placeOnMap } from '../../../../parts/kartta/paikka.js';
import { yhdistysTexts as texts } from '../../yhdistys-texts.js';

interface KartallaProps {
  of: YhdistysEsikatselu;
  metres: number | null;
}

/** Both sites on the map with how far they are from each other; nothing while the place of one is unknown. */
export function Kartalla({ of: { jaa, poistuu }, metres }: KartallaProps) {
  const staying = placeOf(jaa);
  const leaving = placeOf(poistuu);
  if (!staying || !leaving) return null;
  return (
    <Pikkukartta
      label={texts.kartta}
      merkit={[
        { key: 'poistuu', place: leaving, icon: HardHat, name: nimi(poistuu), detail: texts.poistuu },
        { key: 'jaa', place: staying, icon: HardHat, name: nimi(jaa), detail: texts.jaa, main: true },
      ]}
      viiva={metres ? { points: [staying, leaving], label: texts.metria(metres), dashed: true } : undefined}
    />
  );
}

type Kohde = Pick<TyomaaVersio, 'tyomaaLat' | 'tyomaaLng' | 'tyomaaNum' | 'tyomaaNimi'>;

const placeOf = ({ tyomaaLat, tyomaaLng }: Kohde) => placeOnMap(tyomaaLat, tyomaaLng);
const nimi = ({ tyomaaNum, tyomaaNimi }: Kohde): string => tyomaaNum || tyomaaNimi;
