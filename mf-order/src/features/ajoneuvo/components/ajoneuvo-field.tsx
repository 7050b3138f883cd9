import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Button, ChevronDown, Popover, Popup, Span, Truck } from '@keikka/ui';
import { useRef, useState } from 'react';
import { BarPlace } from '../../../parts/bar-place.js';
import { vehicleText } from '../../../words/keikka-title.js';
import type { Ajoneuvo } from '../api/use-ajoneuvo.js';
import type { VehicleChoice } from '../model/vehicle-choices.js';
import { texts } from '../texts.js';
import { VehicleChoicePanel } from './vehicle-choice-panel.js';

interface AjoneuvoFieldProps {
  ajoneuvo: Ajoneuvo;
  answer: KeikkaGetAnswer;
}

/** The vehicle of an order: a button that opens the choice for who may plan the order [O-010]. */
export function AjoneuvoField({ ajoneuvo: { vehicle, mayChange, choose }, answer }: AjoneuvoFieldProps) {
  const [open, setOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const name = vehicleText(vehicle);

  function take(choice: VehicleChoice): void {
    setOpen(false);
    choose(choice);
  }
  if (!mayChange)
    return (
      <BarPlace label={texts.vehicle}>
        <Span textStyle="text.table">{name}</Span>
      </BarPlace>
    );
  return (
    <Popover.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      initialFocusEl={() => content.current?.querySelector('input') ?? null}
    >
      <BarPlace label={texts.vehicle}>
        <Popover.Trigger asChild>
          <Button aria-label={texts.choose(name)} w={{ base: 'full', md: 'auto' }}>
            <Truck />
            <Span flex={{ base: '1', md: 'none' }} textAlign="start" truncate>
              {name}
            </Span>
            <ChevronDown />
          </Button>
        </Popover.Trigger>
      </BarPlace>
      <Popup>
        <Popover.Positioner>
          <Popover.Content
            ref={content}
            aria-label={texts.vehicle}
            w="min(680px, calc(100dvw - 16px))"
            maxW="none"
          >
            <VehicleChoicePanel answer={answer} onChoose={take} />
          </Popover.Content>
        </Popover.Positioner>
      </Popup>
    </Popover.Root>
  );
}
