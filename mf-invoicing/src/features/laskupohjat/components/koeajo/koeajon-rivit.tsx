import type { KoeajonTilaus } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { Box, Flex, Link, Text } from '@keikka/ui';
import { maaraText } from '../../../../parts/maara-text.js';
import { koeajoTexts as texts } from '../../koeajo-texts.js';
import { Table } from './table.js';

const { columns } = texts;

const amount = (value: string | null): string => (value === null ? texts.dash : euroText(value));

/** The rows of one order as they were billed and as they would be now. */
export function KoeajonRivit({ tilaus }: { tilaus: KoeajonTilaus }) {
  const { keikkaId, keikkaLaskuId, laskuNo, tyomaaNimi, rivit, silloin, nyt, ero, tila } = tilaus;
  return (
    <Box as="section" aria-label={texts.rivitOf(keikkaId)}>
      <Flex justify="space-between" gap="3" mb="1" wrap="wrap">
        <Text fontWeight="semibold">{`${keikkaId} ${tyomaaNimi}`}</Text>
        <Link href={`/laskutus?lasku=${keikkaLaskuId}`} target="_blank" rel="noopener">
          {texts.openLasku(laskuNo)}
        </Link>
      </Flex>
      <Table aria-label={texts.rivitOf(keikkaId)}>
        <thead>
          <tr>
            <th>{columns.rivi}</th>
            <th data-number>{columns.maara}</th>
            <th data-number>{columns.silloin}</th>
            <th data-number>{columns.nyt}</th>
            <th data-number>{columns.ero}</th>
          </tr>
        </thead>
        <tbody>
          {rivit.map((rivi, index) => {
            const isFaulty = rivi.laji === 'virhe' || undefined;
            return (
              <tr key={index}>
                <td data-fault={isFaulty}>{[rivi.selite, rivi.virhe].filter(Boolean).join(': ')}</td>
                <td data-number>{maaraText(rivi.määrä, rivi.yksikkö)}</td>
                <td data-number>{amount(rivi.silloin)}</td>
                <td data-number data-fault={isFaulty}>
                  {isFaulty ? texts.virhe : amount(rivi.nyt)}
                </td>
                <td data-number data-differs={(rivi.laji !== 'sama' && !isFaulty) || undefined}>
                  {isFaulty ? texts.dash : euroText(rivi.ero)}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>{texts.yhteensa}</td>
            <td data-number>{euroText(silloin)}</td>
            <td data-number>{euroText(nyt)}</td>
            <td data-number>{tila === 'virhe' ? texts.vajaa : euroText(ero)}</td>
          </tr>
        </tfoot>
      </Table>
    </Box>
  );
}
