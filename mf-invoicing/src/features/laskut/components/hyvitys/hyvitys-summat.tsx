import type { Hyvitettava, Lasku } from '@keikka/contracts';
import { euroText, summa, type LaskunSummat } from '@keikka/domain';
import { Flex, Text } from '@keikka/ui';
import { hyvitysTexts as texts } from '../../hyvitys-texts.js';
import { jaaMaksettavaksi } from '../../model/hyvitys.js';
import { SummatTable } from '../summat-table.js';
import { Rows } from './hyvitys-rivit.js';

interface HyvitysSummatProps {
  lasku: Lasku;
  hyvitettava: Hyvitettava;
  /** Those of the credit. */
  summat: LaskunSummat;
}

/** The sums of a credit, and of the invoice after it and all earlier ones. */
export function HyvitysSummat({ lasku, hyvitettava, summat }: HyvitysSummatProps) {
  const aiemmat = summa(hyvitettava.hyvitykset.map(({ yhteensa }) => yhteensa));
  const parts = [
    [texts.lasku(hyvitettava.laskuNo), lasku.summat.yhteensa],
    ...(hyvitettava.hyvitykset.length > 0 ? [[texts.aiemmat, aiemmat]] : []),
    [texts.tama, summat.yhteensa],
  ] as const;
  return (
    <Flex direction="column" gap="4" minW="340px">
      <SummatTable summat={summat} label={texts.summat} total={texts.yhteensa} />
      <Text textStyle="text.table" fontWeight="semibold">
        {texts.jalkeen}
      </Text>
      <Rows aria-label={texts.jalkeen} borderWidth="1px">
        <tbody>
          {parts.map(([name, euros]) => (
            <tr key={name}>
              <td>{name}</td>
              <td data-number>{euroText(euros)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{texts.maksaa}</td>
            <td data-number>
              {euroText(jaaMaksettavaksi(lasku.summat.yhteensa, hyvitettava, summat.yhteensa))}
            </td>
          </tr>
        </tfoot>
      </Rows>
    </Flex>
  );
}
