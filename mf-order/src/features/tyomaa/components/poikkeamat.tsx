import { Box, Button, Flex, Span, Text, Undo2 } from '@keikka/ui';
import { DataTable, type Column } from '@keikka/ui/forms';
import type { Poikkeama } from '../model/poikkeamat.js';
import { texts as all } from '../texts.js';

const texts = all.muokkaus;

const columns = (keikkaId: number): Column<Poikkeama>[] => [
  { key: 'kentta', header: texts.kentta, cell: ({ label }) => label },
  {
    key: 'tilaus',
    header: texts.tamaTilaus(keikkaId),
    cell: ({ tilaus }) => <Span fontWeight="semibold">{tilaus}</Span>,
  },
  { key: 'yhteinen', header: texts.yhteinen, cell: ({ yhteinen }) => yhteinen },
  { key: 'muutettu', header: texts.muutettu, cell: ({ muutettu }) => muutettu },
];

interface PoikkeamatProps {
  keikkaId: number;
  rows: readonly Poikkeama[];
  /** Takes the values of the site; absent while nothing may be changed. */
  onRestore?: () => void;
}

/** What an order's copy of a site differs in from the site; nothing where they are the same. */
export function Poikkeamat({ keikkaId, rows, onRestore }: PoikkeamatProps) {
  if (rows.length === 0) return null;
  return (
    <Box my="3">
      <Flex align="center" gap="2" wrap="wrap" mb="1">
        <Text fontWeight="semibold">{texts.poikkeaa}</Text>
        <Span color="fg.muted">{texts.kenttia(rows.length)}</Span>
        <Box flex="1" />
        {onRestore && (
          <Button variant="ghost" onClick={onRestore}>
            <Undo2 />
            {texts.palauta}
          </Button>
        )}
      </Flex>
      <Box borderWidth="1px" borderRadius="control" overflow="hidden">
        <DataTable
          label={texts.poikkeaa}
          columns={columns(keikkaId)}
          rows={rows}
          rowKey={({ field }) => field}
          empty={null}
          maxHeight="200px"
        />
      </Box>
    </Box>
  );
}
