import type { LaskupohjaListed } from '@keikka/contracts';
import { pohjanEhtoNimet, type PohjanEsteet } from '@keikka/domain/laskupohja';
import { Box, chakra, Check, Span, VisuallyHidden, X } from '@keikka/ui';
import { texts } from '../../texts.js';

const { panel } = texts;

const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'text.label',
    borderWidth: '1px',
    '& th, & td': { px: '1', py: '1.5', textAlign: 'center', verticalAlign: 'top' },
    '& th:first-of-type, & td:first-of-type': { textAlign: 'start', w: 'full', ps: '2' },
    '& thead': { bg: 'bg.subtle', color: 'fg.muted' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& tr[data-nearest]': { bg: 'brand.subtle' },
  },
});

/** The templates beside the order, the nearest first: which of the five conditions hold, and in words why the others do not. */
export function PohjatTable({ pohjat }: { pohjat: readonly PohjanEsteet<LaskupohjaListed>[] }) {
  return (
    <Table aria-label={panel.pohja}>
      <thead>
        <tr>
          <th scope="col">{panel.pohja}</th>
          {pohjanEhtoNimet.map((nimi) => (
            <th key={nimi} scope="col">
              {panel.ehdot[nimi]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pohjat.map(({ pohja, esteet }, index) => (
          <tr key={pohja.laskupohjaId} data-nearest={index === 0 ? '' : undefined}>
            <td>
              <Span fontWeight="semibold">{pohja.laskupohjaNimi}</Span>{' '}
              <Span color="fg.muted">{pohja.laskupohjaId}</Span>
              {pohjanEhtoNimet.map((nimi) => esteet[nimi] && <Box key={nimi}>{esteet[nimi]}</Box>)}
            </td>
            {pohjanEhtoNimet.map((nimi) => (
              <td key={nimi}>
                <Mark holds={esteet[nimi] === ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Mark({ holds }: { holds: boolean }) {
  const Icon = holds ? Check : X;
  return (
    <Span display="inline-flex" color={holds ? 'status.success.fg' : 'status.error.fg'}>
      <Icon size={14} aria-hidden />
      <VisuallyHidden>{holds ? panel.holds : panel.fails}</VisuallyHidden>
    </Span>
  );
}
