import { euroText, hasWords, searchText, searchWords } from '@keikka/domain';
import type { Column } from '@keikka/ui/forms';
import { hakuText } from '../../api/hinnat/use-laskutetut.js';
import { usePohjienBetonit, useSopivatPohjat } from '../../api/hinnat/use-pohjat.js';
import { hinnatTexts as texts } from '../../hinnat-texts.js';
import { lineName } from '../../model/betoni-view.js';
import type { PohjanBetoni } from '../../model/hinnat/pohjan-betoni.js';
import { HintaTable, HintaWindow, Searched } from './hinta-window.js';
import type { HinnatProps } from './hinnat-props.js';
import { PohjienHinnat } from './pohjat-panel.js';

interface PohjaHinnatWindowProps extends HinnatProps {
  number: number;
  onClose: () => void;
}

const { pohjaWindow, columns: headers } = texts;

/** What the templates of the order ask for the line, and for any other concrete [I-018]. */
export function PohjaHinnatWindow({ line, number, answer, onTake, onClose }: PohjaHinnatWindowProps) {
  const take: HinnatProps['onTake'] =
    onTake &&
    ((hinta_value) => {
      onClose();
      onTake(hinta_value);
    });
  return (
    <HintaWindow
      of={pohjaWindow}
      placeKey="betonihinnat"
      lead={texts.lead(number, lineName(line))}
      takes={take !== undefined}
      first={<PohjienHinnat {...{ line, answer }} onTake={take} />}
      second={
        <Searched label={pohjaWindow.search}>
          {(typed) => <Found {...{ typed, answer }} onTake={take} />}
        </Searched>
      }
      onClose={onClose}
    />
  );
}

type FoundProps = Pick<HinnatProps, 'answer' | 'onTake'> & { typed: string };

/** The concretes of the templates whose name, or whose template's name, has each word; none for less than two characters. */
function Found({ typed, answer, onTake }: FoundProps) {
  const text = hakuText(typed);
  const { data: pohjat = [] } = useSopivatPohjat(answer);
  const { data, isError } = usePohjienBetonit(text ? pohjat.map(({ laskupohjaId }) => laskupohjaId) : []);
  const words = searchWords(text);
  const rows = text
    ? (data ?? []).filter(({ name, laskupohjaNimi }) => hasWords(searchText(name, laskupohjaNimi), words))
    : [];
  const isPending = data === undefined && !isError;
  return (
    <HintaTable
      label={pohjaWindow.tabs.second}
      columns={columns}
      rows={rows}
      rowKey={({ laskupohjaBetoniId }) => laskupohjaBetoniId}
      empty={!text ? texts.short : isPending ? texts.loading : texts.none}
      onOpen={onTake && (({ hinta_value }) => onTake(hinta_value))}
    />
  );
}

const columns: readonly Column<PohjanBetoni>[] = [
  { key: 'rivi', header: headers.rivi, cell: ({ name }) => name },
  { key: 'pohja', header: headers.pohja, cell: ({ laskupohjaNimi }) => laskupohjaNimi },
  {
    key: 'hinta',
    header: headers.hinta,
    align: 'end',
    cell: ({ hinta_value }) => euroText(hinta_value),
  },
];
