import { laskuRiviFields, type Hyvitettava, type LaskuGetAnswer } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { euroText, numericDate, onLaskulla } from '@keikka/domain';
import { Box, CheckCheck, Flex, Span, Text } from '@keikka/ui';
import { hyvitysTexts as texts } from '../../hyvitys-texts.js';
import { texts as laskuTexts } from '../../texts.js';
import { SummatTable } from '../summat-table.js';
import { TilaChip } from '../tila-chip.js';
import { Rows } from './hyvitys-rivit.js';
import { TilausNyt } from './tilaus-nyt.js';

const { columns } = texts;

interface AlkuperainenLaskuProps {
  lasku: LaskuGetAnswer;
  hyvitettava: Hyvitettava;
}

/** The billed invoice beside its credit: it is frozen. */
export function AlkuperainenLasku({ lasku, hyvitettava: { laskuNo, paiva } }: AlkuperainenLaskuProps) {
  const { laskuData, laskuRivit } = lasku;
  const name = texts.alkuperainen(laskuNo);
  const where = [`${laskuTexts.tilaus} ${laskuData.keikkaId}`, laskuData.tyomaaNimi, numericDate(paiva)];
  return (
    <Box as="aside" aria-label={name} bg="bg.subtle" borderStartWidth="1px" minW="0">
      <Box px="3" py="2" borderBottomWidth="1px">
        <Flex align="center" gap="2">
          <Text as="h3" textStyle="text.title">
            {name}
          </Text>
          <TilaChip tila={laskuData.keikkaLaskuStatusTypeId} />
        </Flex>
        <Text textStyle="text.table" color="fg.muted">
          {where.filter(Boolean).join(' · ')}
        </Text>
      </Box>
      <Flex align="center" gap="2" px="3" minH="9" color="status.success.fg" textStyle="text.table">
        <CheckCheck size={14} aria-hidden />
        <Span fontWeight="semibold">{texts.eiMuutu}</Span>
      </Flex>
      <Flex direction="column" gap="3" p="3" overflowX="auto">
        <Rows aria-label={texts.columns.rivi(laskuNo)} bg="bg.surface" borderWidth="1px">
          <thead>
            <tr>
              <th>{columns.selite}</th>
              <th data-number>{columns.maara}</th>
              <th aria-label={columns.yksikko} />
              <th data-number>{columns.hinta}</th>
              <th data-number>{columns.netto}</th>
            </tr>
          </thead>
          <tbody>
            {laskuRivit.filter(onLaskulla).map((rivi) => (
              <tr key={rivi.keikkaLaskuRiviId}>
                <td>{rivi.riviSelite}</td>
                <td data-number>{inWords(laskuRiviFields.määrä, rivi.määrä)}</td>
                <td>{rivi.yksikkö}</td>
                <td data-number>{euroText(rivi.hinta ?? 0)}</td>
                <td data-number>{euroText(rivi.netto)}</td>
              </tr>
            ))}
          </tbody>
        </Rows>
        <SummatTable summat={laskuData.summat} />
        <TilausNyt keikkaLaskuId={laskuData.keikkaLaskuId} />
        <Text textStyle="text.table" color="fg.muted">
          {texts.hinnoilla(laskuNo)}
        </Text>
      </Flex>
    </Box>
  );
}
