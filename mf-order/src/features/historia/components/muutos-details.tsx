import type { KeikkaMuutos } from '@keikka/contracts';
import { Box, chakra, Text } from '@keikka/ui';
import { timeText, userText } from '../model/historia.js';
import { texts } from '../texts.js';

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'text.table',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    '& th, & td': { px: '2', py: '1.5', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& td': { whiteSpace: 'pre-wrap', color: 'fg.muted' },
    '& tbody th': { fontWeight: 'normal', hyphens: 'auto' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& thead th': { bg: 'bg.subtle', color: 'fg.muted', textStyle: 'text.label', fontWeight: 'semibold' },
    '& td[data-changed]': { color: 'fg', fontWeight: 'semibold' },
  },
});

/** A change before and after, value by value, and who made it when. */
export function MuutosDetails({ muutos }: { muutos: KeikkaMuutos }) {
  const { changeId, metadata } = muutos;
  const { kentta, rivit, tila } = metadata;
  return (
    <Box px={{ base: '2', md: '8' }} py="2" bg="bg.surface">
      <Box borderWidth="1px" borderRadius="control" overflow="hidden">
        <Table aria-label={texts.details(kentta)}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.kentta}</th>
              <th scope="col">{texts.ennen}</th>
              <th scope="col">{texts.jalkeen}</th>
            </tr>
          </thead>
          <tbody>
            {rivit.map((rivi) => (
              <tr key={rivi.kentta}>
                <th scope="row">{rivi.kentta}</th>
                <td>{rivi.ennen}</td>
                <td data-changed={rivi.ennen === rivi.jalkeen ? undefined : ''}>{rivi.jalkeen}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Text px="2" py="1.5" borderTopWidth="1px" textStyle="text.label" color="fg.muted">
          {texts.by(userText(muutos), timeText(muutos), tila)} · {texts.id(changeId)}
        </Text>
      </Box>
    </Box>
  );
}
