import { Box, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { texts } from '../../texts.js';

/** A field that was changed and not saved, with its values in words. */
export interface ChangeRow {
  field: string;
  label: string;
  before: string;
  after: string;
}

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'text.table',
    borderCollapse: 'collapse',
    '& th, & td': { px: '2', py: '1.5', textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' },
    '& td': { whiteSpace: 'pre-wrap', color: 'fg.muted', width: '32%' },
    '& td:last-of-type': { color: 'fg', fontWeight: 'semibold', width: 'auto' },
    '& tbody th': { fontWeight: 'semibold', width: '28%', hyphens: 'auto' },
    '& tr': { borderTopWidth: '1px', borderColor: 'border.subtle' },
    '& thead th': { bg: 'bg.subtle', color: 'fg.muted', textStyle: 'text.label', fontWeight: 'semibold' },
  },
});

/** What was changed, each field with what is stored and what was typed. */
export function ChangeTable({ rows }: { rows: readonly ChangeRow[] }) {
  return (
    <Box borderWidth="1px" borderRadius="control" overflow="auto" maxH="50dvh">
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.unsaved.field}</th>
            <th scope="col">{texts.unsaved.before}</th>
            <th scope="col">{texts.unsaved.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, label, before, after }) => (
            <tr key={field}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>
                <Box
                  as="span"
                  color="fg.muted"
                  display="inline-flex"
                  verticalAlign="middle"
                  me="2"
                  aria-hidden
                >
                  <ArrowRight size={14} />
                </Box>
                {after}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
