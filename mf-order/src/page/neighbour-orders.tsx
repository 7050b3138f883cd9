import type { KeikkaGetAnswer } from '@keikka/contracts';
import { useNavigate, useNavigation } from '@keikka/sdk';
import { ChevronLeft, ChevronRight, Flex, IconButton, Span } from '@keikka/ui';
import { texts } from './texts.js';

interface NeighbourOrdersProps {
  answer: KeikkaGetAnswer;
  /** The order has a page of its own, and no window over the board. */
  onPage: boolean;
}

/** The way to the vehicle's orders before and after this one on its day [O-029]. */
export function NeighbourOrders({ answer, onPage }: NeighbourOrdersProps) {
  const { openOrder } = useNavigation();
  const navigate = useNavigate();
  const { vehicleKeikkaIds: ids, vehicleData, keikkaData } = answer;
  const place = ids.indexOf(keikkaData.keikkaId);
  if (!vehicleData || ids.length < 2) return null;
  const step = (label: string, icon: typeof ChevronLeft, keikkaId: number | undefined) => {
    const Icon = icon;
    const go = (id: number): void => (onPage ? void navigate(`/tilaus/${id}`) : openOrder(id));
    return (
      <IconButton
        label={label}
        disabled={keikkaId === undefined}
        onClick={() => keikkaId !== undefined && go(keikkaId)}
      >
        <Icon />
      </IconButton>
    );
  };
  return (
    <Flex align="center" gap="1" textStyle="text.table" color="fg.muted">
      {step(texts.previous, ChevronLeft, ids[place - 1])}
      {step(texts.next, ChevronRight, ids[place + 1])}
      <Span hideBelow="md" whiteSpace="nowrap">
        {texts.placeOnVehicle(place + 1, ids.length, vehicleData.vehicleNo)}
      </Span>
    </Flex>
  );
}
