import type { KeikkaData, tilausFields } from '@keikka/contracts';
import { RecordField, type RecordEditing } from '@keikka/sdk/record';
import { Button, Flex, Grid, Span } from '@keikka/ui';
import { useState } from 'react';
import { storedSuppliers } from '../model/stored-suppliers.js';
import { texts } from '../texts.js';

interface ToimittajatProps {
  editing: RecordEditing<typeof tilausFields>;
  keikka: KeikkaData;
  /** The selector is open from the beginning [O-027]. */
  opened: boolean;
}

/** Who makes the concrete and who pumps it, as a selector once it is opened; above it stands the maker in words. */
export function Toimittajat({ editing, keikka, opened }: ToimittajatProps) {
  const [isOpen, setOpen] = useState(opened);
  const stored = storedSuppliers(keikka);
  const field = { of: editing, disabled: editing.locked, searchable: true };
  return (
    <Flex data-place="toimittajat" direction="column" gap="2">
      {isOpen ? (
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="2" alignItems="start">
          <RecordField {...field} name="betoniAsiakasId" stored={stored.betoni} />
          <RecordField {...field} name="pumppuAsiakasId" stored={stored.pumppu} />
        </Grid>
      ) : (
        <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
          {stored.pumppu && <Span>{texts.pumpSupplier(stored.pumppu.name)}</Span>}
          <Button
            variant="link"
            mx="-3"
            disabled={editing.locked}
            onClick={() => {
              setOpen(true);
            }}
          >
            {texts.chooseSuppliers}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
