import type { LaskuajonLasku } from '@keikka/contracts';
import { euroText } from '@keikka/domain';
import { useNavigate } from '@keikka/sdk';
import { Box, chakra, Link, Text } from '@keikka/ui';
import { texts } from '../texts.js';

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'text.table',
    '& td': {
      px: '2',
      h: '8',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      truncate: true,
      maxW: '260px',
    },
    '& td:last-of-type': { textAlign: 'end', fontWeight: 'semibold' },
  },
});

const clock = new Intl.DateTimeFormat('fi-FI', {
  timeZone: 'Europe/Helsinki',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});
/** '8:14:52' */
const secondOf = (iso: string): string => clock.format(new Date(iso)).replaceAll('.', ':');

/** The invoices that a run made last; each opens its invoice. */
export function ViimeksiLuotu({ laskut }: { laskut: readonly LaskuajonLasku[] }) {
  const navigate = useNavigate();
  if (laskut.length === 0) return null;
  return (
    <Box hideBelow="lg" bg="bg.surface" borderTopWidth="1px">
      <Text as="h3" px="2" py="1.5" textStyle="text.table" fontWeight="semibold">
        {texts.viimeksi}
      </Text>
      <Table aria-label={texts.viimeksi}>
        <tbody>
          {laskut.map((lasku) => (
            <tr key={lasku.keikkaLaskuId}>
              <td>
                <Link
                  as="button"
                  fontWeight="semibold"
                  aria-label={texts.of(texts.avaaLasku, lasku.keikkaId)}
                  onClick={() => void navigate(`/laskutus?lasku=${lasku.keikkaLaskuId}`)}
                >
                  {lasku.keikkaId}
                </Link>
              </td>
              <td>{secondOf(lasku.luotu)}</td>
              <td>{lasku.maksaja}</td>
              <td>{lasku.tyomaaNimi}</td>
              <td>{texts.laskupohjaRivit(lasku.laskupohjat.join(', '), lasku.riviCount)}</td>
              <td>{euroText(lasku.sumEur)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
