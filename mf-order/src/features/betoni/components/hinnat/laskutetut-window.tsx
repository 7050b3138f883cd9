import type { LaskutettuBetoni } from '@keikka/contracts';
import { euroText, helsinkiDay, numberText, numericDate } from '@keikka/domain';
import { usePhone } from '@keikka/ui';
import type { Column } from '@keikka/ui/forms';
import { payerOf } from '../../api/hinnat/use-pohjat.js';
import { useLaskutetut, useLaskutettujenHaku } from '../../api/hinnat/use-laskutetut.js';
import { hinnatTexts as texts } from '../../hinnat-texts.js';
import { lineName } from '../../model/betoni-view.js';
import { HintaTable, HintaWindow, Searched } from './hinta-window.js';
import type { HinnatProps } from './hinnat-props.js';

interface LaskutetutWindowProps extends HinnatProps {
  number: number;
  onClose: () => void;
}

type Take = HinnatProps['onTake'];

const { laskutetutWindow, columns: headers } = texts;

/** What the payer, and every customer, was billed for concrete in the last year [I-017] [I-101]. */
export function LaskutetutWindow({ line, number, answer, onTake, onClose }: LaskutetutWindowProps) {
  const take: Take =
    onTake &&
    ((hinta_value) => {
      onClose();
      onTake(hinta_value);
    });
  return (
    <HintaWindow
      of={laskutetutWindow}
      placeKey="laskutetut-betonit"
      lead={texts.lead(number, lineName(line))}
      takes={take !== undefined}
      first={<OfCustomer asiakasId={payerOf(answer)} onTake={take} />}
      second={
        <Searched label={laskutetutWindow.search}>
          {(typed) => <OfAll typed={typed} onTake={take} />}
        </Searched>
      }
      onClose={onClose}
    />
  );
}

function OfCustomer({ asiakasId, onTake }: { asiakasId: number; onTake: Take }) {
  const { rows, isPending } = useLaskutetut(asiakasId);
  const empty = asiakasId === 0 ? texts.noPayer : isPending ? texts.loading : texts.none;
  return <Laskutetut label={laskutetutWindow.tabs.first} {...{ rows, empty, onTake }} />;
}

function OfAll({ typed, onTake }: { typed: string; onTake: Take }) {
  const { rows, isAsked, isPending } = useLaskutettujenHaku(typed);
  const empty = isPending ? texts.loading : isAsked ? texts.none : texts.short;
  return <Laskutetut label={laskutetutWindow.tabs.second} {...{ rows, empty, onTake }} isOfAll />;
}

interface LaskutetutProps {
  label: string;
  rows: readonly LaskutettuBetoni[];
  empty: string;
  onTake: Take;
  isOfAll?: boolean;
}

function Laskutetut({ label, rows, empty, onTake, isOfAll = false }: LaskutetutProps) {
  const isPhone = usePhone();
  return (
    <HintaTable
      label={label}
      columns={
        isPhone ? [rivi, hinta] : [aika, tilaus, lasku, rivi, ...(isOfAll ? [asiakas] : []), maara, hinta]
      }
      rows={rows}
      rowKey={({ keikkaLaskuRiviId }) => keikkaLaskuRiviId}
      empty={empty}
      onOpen={
        onTake &&
        (({ hinta: price }) => {
          // It may have been billed without one.
          if (price !== null) onTake(price);
        })
      }
    />
  );
}

type OfRow = Column<LaskutettuBetoni>;

const aika: OfRow = {
  key: 'aika',
  header: headers.aika,
  cell: ({ pumppuAika }) => (pumppuAika ? numericDate(helsinkiDay(new Date(pumppuAika))) : ''),
};
const tilaus: OfRow = { key: 'tilaus', header: headers.tilaus, cell: ({ keikkaId }) => String(keikkaId) };
const lasku: OfRow = { key: 'lasku', header: headers.lasku, cell: ({ laskuNo }) => laskuNo };
const rivi: OfRow = { key: 'rivi', header: headers.rivi, cell: ({ riviSelite }) => riviSelite };
const asiakas: OfRow = { key: 'asiakas', header: headers.asiakas, cell: ({ asiakasNimi }) => asiakasNimi };
const maara: OfRow = {
  key: 'maara',
  header: headers.maara,
  align: 'end',
  cell: ({ määrä }) => (määrä === null ? '' : numberText(Number(määrä))),
};
const hinta: OfRow = {
  key: 'hinta',
  header: headers.hinta,
  align: 'end',
  cell: ({ hinta: price }) => (price === null ? '' : euroText(price)),
};
