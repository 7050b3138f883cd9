import { laskuRiviFields, type EsikatseltuRivi, type LaskunEsikatselu } from '@keikka/contracts';
import { inWords } from '@keikka/contracts/fields';
import { euroText } from '@keikka/domain';
import { Banner, Box, chakra, Flex, Text } from '@keikka/ui';
import { ListSkeleton } from '@keikka/ui/forms';
import { LoadFailed } from '../../../../parts/list-states.js';
import { useEsikatselu } from '../../api/use-esikatselu.js';
import { texts } from '../../texts.js';

const { esikatselu } = texts;

interface EsikatseluProps {
  keikkaId: number;
  /** The template that is looked at; those that fit where none is named. */
  laskupohjaId?: number | undefined;
}

/** What the invoice of an order would be: its rows and sums before it is made. */
export function Esikatselu({ keikkaId, laskupohjaId }: EsikatseluProps) {
  const { data, error, isFetching, refetch } = useEsikatselu(keikkaId, laskupohjaId);
  return (
    <Box as="section" aria-label={esikatselu.title} mb="4">
      <Flex align="baseline" justify="space-between" gap="2" mb="2">
        <Text as="h3" textStyle="text.table" fontWeight="semibold" whiteSpace="nowrap">
          {esikatselu.title}
        </Text>
        {data && (
          <Text textStyle="text.label" color="fg.muted">
            {esikatselu.lead(data.laskupohjat, data.rivit.length)}
          </Text>
        )}
      </Flex>
      {data && <Lasku {...data} />}
      {!data && error && (
        <LoadFailed
          text={esikatselu.loadFailed}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ListSkeleton loading={esikatselu.loading} rows={3} />}
    </Box>
  );
}

function Lasku({ rivit, summat, huomiot }: LaskunEsikatselu) {
  return (
    <>
      {rivit.length > 0 ? (
        <Table aria-label={esikatselu.title}>
          <tbody>
            {rivit.map((rivi, index) => (
              <Rivi key={index} {...rivi} />
            ))}
          </tbody>
          <tfoot>
            <Summa nimi={esikatselu.netto} euroa={summat.netto} />
            {summat.kannat.map(({ alv, kaannetty, alvSumma }) => (
              <Summa
                key={kaannetty ? esikatselu.kaannetty : alv}
                nimi={kaannetty ? esikatselu.kaannetty : esikatselu.alv(alv)}
                euroa={alvSumma}
              />
            ))}
            <Summa nimi={esikatselu.yhteensa} euroa={summat.yhteensa} isTotal />
          </tfoot>
        </Table>
      ) : (
        <Text textStyle="text.table" color="fg.muted">
          {esikatselu.none}
        </Text>
      )}
      {huomiot.map((huomio) => (
        <Box key={huomio} mt="2">
          <Banner tone="warning">{huomio}</Banner>
        </Box>
      ))}
    </>
  );
}

function Rivi({ riviSelite, määrä, yksikkö, hinta, netto, virhe }: EsikatseltuRivi) {
  return (
    <tr>
      <td>
        {riviSelite}
        {virhe && <Box color="status.error.fg">{virhe}</Box>}
      </td>
      <td>{[inWords(laskuRiviFields.määrä, määrä), yksikkö].filter(Boolean).join('\u00a0')}</td>
      <td>{euroText(hinta)}</td>
      <td>{euroText(netto)}</td>
    </tr>
  );
}

interface SummaProps {
  nimi: string;
  euroa: string;
  isTotal?: boolean;
}

function Summa({ nimi, euroa, isTotal }: SummaProps) {
  return (
    <tr data-total={isTotal ? '' : undefined}>
      <th scope="row" colSpan={3}>
        {nimi}
      </th>
      <td>{euroText(euroa)}</td>
    </tr>
  );
}

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'text.label',
    borderWidth: '1px',
    '& th, & td': { px: '2', py: '1.5', textAlign: 'end', verticalAlign: 'top' },
    '& td:not(:first-of-type)': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& tbody td': { borderBottomWidth: '1px', borderColor: 'border.subtle' },
    '& tbody td:first-of-type, & th': { textAlign: 'start' },
    '& tbody td:nth-of-type(2), & tbody td:nth-of-type(3)': { color: 'fg.muted' },
    '& tfoot': { bg: 'bg.subtle' },
    '& tfoot th': { fontWeight: 'normal', color: 'fg.muted' },
    '& tfoot td': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& tr[data-total] :is(th, td)': { fontWeight: 'semibold', color: 'fg', textStyle: 'text.table' },
  },
});
