import {
  euroText,
  m3Text,
  numberText,
  numericDate,
  helsinkiDay,
  pumpSize,
  riviSumma,
  vehicleType,
} from '@keikka/domain';
import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Grid, Text } from '@keikka/ui';
import { words } from '../../../../words/words.js';
import { hinnatTexts as texts } from '../../hinnat-texts.js';
import { lineName } from '../../model/betoni-view.js';
import type { HinnatProps } from './hinnat-props.js';
import { Note, Panel } from './panel.js';
import { PohjatPanel } from './pohjat-panel.js';

const columns = { base: '1fr', md: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.4fr)' } as const;

/**
 * What stands below a line that is whole: what templates and quotes say of its price, and what it is of the order [O-051].
 * Who may not see prices has the last one alone, without a price.
 */
export function HinnatPanels({ line, answer, onTake }: HinnatProps) {
  const { prices } = answer.access;
  return (
    <Grid templateColumns={prices ? columns : '1fr'} gap="2" alignItems="start" mt="2">
      {prices && (
        <>
          <PohjatPanel {...{ line, answer, onTake }} />
          <Panel title={texts.tarjoukset}>
            <Note>{texts.noTarjoukset}</Note>
          </Panel>
        </>
      )}
      <Panel title={texts.otsikko}>
        <LineOfOrder line={line} answer={answer} />
      </Panel>
    </Grid>
  );
}

/** The line by its name, and its part of the order. */
function LineOfOrder({ line, answer }: Pick<HinnatProps, 'line' | 'answer'>) {
  const { keikkaData, access } = answer;
  const puomi = boomOf(answer);
  const { keikkaId, pumppuAika, tyomaaNimi, m3 } = keikkaData;
  const day = pumppuAika ? numericDate(helsinkiDay(new Date(pumppuAika))) : '';
  return (
    <>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {[lineName(line), line.kayttoIka].filter(Boolean).join(' ')}
      </Text>
      <Note>{[words.orderNo(keikkaId), day, tyomaaNimi].filter(Boolean).join(' · ')}</Note>
      <Note>{texts.share(m3Text(line.m3), m3Text(m3))}</Note>
      {puomi !== null && <Note>{texts.pumppu(numberText(puomi), pumpSize(puomi))}</Note>}
      {access.prices && <Price line={line} />}
    </>
  );
}

/** The boom of the pump that pours it, or the ordered one while none is chosen; null of a concrete truck. */
function boomOf({ keikkaData, vehicleData }: KeikkaGetAnswer): number | null {
  if (!vehicleData) return keikkaData.pumppuPuomi || null;
  return vehicleData.vehicleTypeId === vehicleType.betoniauto ? null : vehicleData.vehiclePuomi;
}

function Price({ line: { hinta_value, m3 } }: Pick<HinnatProps, 'line'>) {
  if (!hinta_value) return <Note>{texts.noPrice}</Note>;
  return (
    <>
      <Note>{texts.price(euroText(hinta_value))}</Note>
      <Text>{texts.sum(euroText(riviSumma({ hinta: hinta_value, määrä: m3 })))}</Text>
    </>
  );
}
