import type { GridItem } from '@keikka/contracts';
import { Box, CircleAlert, Flex, keikkaTilaLook, StatusChip } from '@keikka/ui';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { findBar } from '../day/rows/bar-navigation.js';
import type { BoardRow } from '../day/rows/board-rows.js';
import { isReadable } from '../day/model/grid-day.js';
import { itemTimes, itemTitle, keikkaAddress, keikkaFacts } from '../day/model/item-text.js';
import { texts as dayTexts } from '../day/texts.js';
import { useHoveredBar, type Hover } from './use-hovered-bar.js';

const GAP_PX = 6;
const WIDTH_PX = 380;

interface BarTooltipProps {
  root: RefObject<HTMLElement | null>;
  rows: readonly BoardRow[];
}

/** The facts of the bar, and then those that it had no room for, in the order of a phone call to the site. */
export function BarTooltip({ root, rows }: BarTooltipProps) {
  const hover = useHoveredBar(root);
  const at = hover && findBar(rows, hover.key);
  if (!hover || !at) return null;
  const { item } = at.bar;
  return (
    <Placed hover={hover} edge={isReadable(item) ? item.sourceAsiakasColorCode : undefined}>
      <TooltipBody item={item} vehicleNo={at.row.vehicle.vehicleNo} conflict={at.bar.conflict} />
    </Placed>
  );
}

/** Below the bar, or above it when there is no room. */
function Placed({ hover, edge, children }: { hover: Hover; edge?: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { box, x } = hover;
    const below = box.bottom + GAP_PX;
    const fits = below + element.offsetHeight < window.innerHeight;
    element.style.top = `${fits ? below : box.top - GAP_PX - element.offsetHeight}px`;
    element.style.left = `${Math.max(GAP_PX, Math.min(x - WIDTH_PX / 4, window.innerWidth - WIDTH_PX - GAP_PX))}px`;
  }, [hover]);
  return (
    <Box
      ref={panel}
      role="tooltip"
      position="fixed"
      width={`${WIDTH_PX}px`}
      bg="bg.surface"
      boxShadow="overlay"
      borderRadius="bar"
      borderStartWidth="4px"
      overflow="hidden"
      textStyle="text.label"
      pointerEvents="none"
      zIndex="tooltip"
      style={{ borderInlineStartColor: edge ?? 'transparent' }}
      css={{ animationStyle: 'fade-in', animationDuration: 'popover' }}
    >
      {children}
    </Box>
  );
}

interface TooltipBodyProps {
  item: GridItem;
  vehicleNo: string;
  conflict: string;
}

function TooltipBody({ item, vehicleNo, conflict }: TooltipBodyProps) {
  const keikka = isReadable(item) ? item : null;
  const look = keikka && keikkaTilaLook(keikka.keikkaTilaId);
  return (
    <>
      <Box p="3" pb="2" borderBottomWidth={keikka ? '1px' : 0}>
        <Box display="flex" alignItems="flex-start" gap="2">
          <Box flex="1" textStyle="text.table" fontWeight="semibold">
            {itemTitle(item)}
          </Box>
          {keikka && look && (
            <StatusChip tone={look.tone} icon={look.icon}>
              {keikka.keikkaTilaSelite}
            </StatusChip>
          )}
        </Box>
        <Box color="fg.muted">
          {keikka
            ? keikkaAddress(keikka)
            : `${itemTimes(item)}${item.isPalkki ? ` · ${item.grid_palkkiTypeDescription}` : ''}`}
        </Box>
      </Box>
      {keikka && (
        <Box as="dl" display="grid" gridTemplateColumns="88px 1fr" columnGap="2" rowGap="0.5" p="3" py="2">
          {keikkaFacts(keikka, vehicleNo).map(({ label, main, rest }) => (
            <Box key={label} display="contents">
              <Box as="dt" color="fg.subtle">
                {label}
              </Box>
              <Box as="dd">
                {main && <b>{main}</b>}
                {main && rest && ' · '}
                {rest}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {conflict && (
        <Flex px="3" py="2" gap="1.5" bg="status.error.bg" color="status.error.fg">
          <CircleAlert size={14} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
          <span>
            <b>{dayTexts.conflict}.</b> {conflict}.
          </span>
        </Flex>
      )}
      {keikka?.keikkaAjoOhje && (
        <Box px="3" py="2" bg="bg.subtle" color="fg.muted">
          {keikka.keikkaAjoOhje}
        </Box>
      )}
    </>
  );
}
