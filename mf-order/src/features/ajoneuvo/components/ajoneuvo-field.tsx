import type { KeikkaGetAnswer } from '@keikka/contracts';
import { Button, ChevronDown, Popover, Portal, Span, Truck, usePortalContainer } from '@keikka/ui';
import { useRef, useState } from 'react';
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
  const container = usePortalContainer();
  const name = vehicleText(vehicle);
  if (!mayChange) return <Span textStyle="text.table">{name}</Span>;

  function take(choice: VehicleChoice): void {
    setOpen(false);
    choose(choice);
  }
  return (
    <Popover.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start', gutter: 4 }}
      initialFocusEl={() => content.current?.querySelector('input') ?? null}
    >
      <Popover.Trigger asChild>
        <Button aria-label={texts.choose(name)}>
          <Truck />
          {name}
          <ChevronDown />
        </Button>
      </Popover.Trigger>
      <Portal container={container}>
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
      </Portal>
    </Popover.Root>
  );
}
