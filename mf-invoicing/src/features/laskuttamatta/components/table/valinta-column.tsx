import { chakra } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import type { TaulunRivi } from '../../model/ryhmat.js';
import { texts } from '../../texts.js';
import type { Valinta } from '../use-valinta.js';

/** The choice of a row: it knows whether shift was held, which a field of a form never tells. */
const ValintaInput = chakra('input', {
  base: { boxSize: '4', accentColor: 'brand.solid', verticalAlign: 'middle', cursor: 'pointer' },
});

/** The column of the checkboxes; the one in the header chooses all that are shown. */
export const valintaColumn = ({
  isValittu,
  paina,
  isKaikki,
  valitseKaikki,
}: Valinta): Column<TaulunRivi> => ({
  key: 'valinta',
  header: texts.valitseKaikki,
  headerCell: (
    <ValintaInput
      type="checkbox"
      aria-label={texts.valitseKaikki}
      checked={isKaikki}
      onChange={(event) => valitseKaikki(event.target.checked)}
    />
  ),
  width: '36px',
  cell: ({ keikka }) =>
    keikka && (
      <ValintaInput
        type="checkbox"
        aria-label={texts.valitse(keikka.keikkaId)}
        checked={isValittu(keikka.keikkaId)}
        readOnly
        onClick={(event) => {
          event.stopPropagation();
          paina(keikka.keikkaId, event.shiftKey);
        }}
      />
    ),
});
