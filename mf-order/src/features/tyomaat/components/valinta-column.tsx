import type { ListedTyomaa } from '@keikka/contracts';
import { chakra, Span } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { nimiJaNumero } from '../model/tyomaa-nimi.js';
import type { Valitut } from '../model/valinta.js';
import { valintaTexts as texts } from '../valinta-texts.js';

/** The sites that are chosen, and how one is. */
export interface Valinta {
  valitut: Valitut;
  paina: (tyomaa: ListedTyomaa) => void;
}

/** The whole cell takes the press, which opens no row. */
const Ruutu = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    h: '8',
    mx: '-2',
    cursor: 'pointer',
    '& input': { boxSize: '4', accentColor: '{colors.brand.solid}', cursor: 'pointer' },
    '@media (pointer: coarse)': { h: '10' },
  },
});

/** The column of the checkboxes. A row that is no site has none. */
export const valintaColumn = <Row,>(
  { valitut, paina }: Valinta,
  tyomaaOf: (row: Row) => ListedTyomaa | null,
): Column<Row> => ({
  key: 'valinta',
  header: texts.valinta,
  headerCell: <Span srOnly>{texts.valinta}</Span>,
  width: '36px',
  cell: (row) => {
    const tyomaa = tyomaaOf(row);
    return (
      tyomaa && (
        <Ruutu onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            data-chooses
            aria-label={texts.valitse(nimiJaNumero(tyomaa))}
            checked={valitut.has(tyomaa.tyomaaId)}
            onChange={() => paina(tyomaa)}
          />
        </Ruutu>
      )
    );
  },
});
