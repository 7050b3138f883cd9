import type { KeikkaGetAnswer } from '@keikka/contracts';
import { helsinkiDay } from '@keikka/domain';
import { Slot, useCan, useIsFilled } from '@keikka/sdk';
import { Box, Button, Flex, Plus, Text } from '@keikka/ui';
import { FormSection } from '@keikka/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { PalkkiChips } from '../../../parts/palkki-chips.js';
import { texts } from '../texts.js';
import { PalkkiRows } from './palkki-rows.js';

interface PalkitSectionProps {
  answer: KeikkaGetAnswer;
  /** Rows name the kind of each palkki too. */
  look: 'chips' | 'rows';
}

const looks = { chips: PalkkiChips, rows: PalkkiRows } as const;

/**
 * The palkit of the order and those beside it. The remote of the board makes and changes them, in place; without it they
 * are only read. A new one tells more of the order [O-093] [O-094].
 */
export function PalkitSection({ answer: { keikkaData, palkit }, look }: PalkitSectionProps) {
  const { keikkaId, vehicleId, timeStart, timeEnd } = keikkaData;
  const isEditable = useIsFilled('palkki.editor');
  const mayAdd = useCan('action.palkki.create') && isEditable;
  const { opened, open, close } = useOpened();
  const Palkit = looks[look];
  return (
    <FormSection title={texts.title} columns={1}>
      <Flex wrap="wrap" align="center" gap="2" minH="8">
        {palkit === null && <Muted text={texts.failed} />}
        {palkit?.length === 0 && <Muted text={texts.none} />}
        {palkit && palkit.length > 0 && (
          <Palkit
            palkit={palkit}
            label={texts.title}
            day={timeStart ? helsinkiDay(new Date(timeStart)) : undefined}
            onOpen={isEditable ? open : undefined}
            disabled={opened !== null}
          />
        )}
        {mayAdd && (
          <Button
            variant="ghost"
            disabled={opened !== null}
            onClick={({ currentTarget }) => open(null, currentTarget)}
          >
            <Plus /> {texts.add}
          </Button>
        )}
      </Flex>
      {opened && (
        <Box>
          <Slot
            name="palkki.editor"
            with={{
              palkkiId: opened.palkkiId,
              keikka: { keikkaId, vehicleId, timeStart, timeEnd },
              onClose: close,
            }}
          />
        </Box>
      )}
    </FormSection>
  );
}

function Muted({ text }: { text: string }) {
  return (
    <Text color="fg.muted" textStyle="text.label">
      {text}
    </Text>
  );
}

/** The palkki that is open, one at a time; the focus goes back to where it was opened. */
function useOpened() {
  const [opened, setOpened] = useState<{ palkkiId: number | null } | null>(null);
  const from = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!opened) from.current?.focus();
  }, [opened]);
  return {
    opened,
    open: (palkkiId: number | null, element: HTMLElement): void => {
      from.current = element;
      setOpened({ palkkiId });
    },
    close: () => setOpened(null),
  };
}
