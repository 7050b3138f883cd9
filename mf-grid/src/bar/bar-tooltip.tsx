import type { DayVehicle, GridItem } from '@keikka/contracts';
import { Box, CircleAlert, Flex, keikkaTilaLook, Span, StatusChip, TriangleAlert } from '@keikka/ui';
import { Fragment, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { itemsOf, wholeReason, type Warning } from '../day/conflicts/warnings.js';
import { findBar } from '../day/rows/bar-navigation.js';
import type { BoardRow } from '../day/rows/board-rows.js';
import { isReadable } from '../day/model/grid-day.js';
import { itemTimes, itemTitle, keikkaAddress } from '../day/model/item-text.js';
import { keikkaFacts, palkkiFacts, type Fact } from '../day/model/keikka-facts.js';
import { texts as dayTexts } from '../day/texts.js';
import { useHoveredBar, type Hover } from './use-hovered-bar.js';

const GAP_PX = 6;
const WIDTH_PX = 380;

interface BarTooltipProps {
  root: RefObject<HTMLElement | null>;
  rows: readonly BoardRow[];
  warnings: readonly Warning[];
}

/** The facts of the bar, and then those that it had no room for, in the order of a phone call to the site. */
export function BarTooltip({ root, rows, warnings }: BarTooltipProps) {
  const hover = useHoveredBar(root);
  const at = hover && findBar(rows, hover.key);
  if (!hover || !at) return null;
  const { item, conflict, isDriverless } = at.bar;
  // The lines of the pump and of the driver tell of those.
  const said = warnings.filter(
    (warning) =>
      itemsOf(warning).includes(item) && warning.kind !== 'puomi' && warning.kind !== 'kuljettajaPuuttuu',
  );
  return (
    <Placed hover={hover} edge={isReadable(item) ? item.sourceAsiakasColorCode : undefined}>
      <TooltipBody
        item={item}
        vehicle={at.row.vehicle}
        conflict={conflict}
        isDriverless={isDriverless}
        warning={said.map(wholeReason).join('; ')}
      />
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
  vehicle: DayVehicle;
  conflict: string;
  isDriverless: boolean;
  warning: string;
}

function TooltipBody({ item, vehicle, conflict, isDriverless, warning }: TooltipBodyProps) {
  const keikka = isReadable(item) ? item : null;
  const look = keikka && keikkaTilaLook(keikka.keikkaTilaId);
  const facts = factsOf(item, vehicle, isDriverless);
  return (
    <>
      <Box p="3" pb="2" borderBottomWidth={facts.length > 0 ? '1px' : 0}>
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
      {facts.length > 0 && <FactList facts={facts} />}
      {conflict && <Note tone="error" title={dayTexts.conflict} text={conflict} />}
      {warning && <Note tone="warning" title={dayTexts.warning} text={warning} />}
      {keikka?.keikkaAjoOhje && (
        <Box px="3" py="2" bg="bg.subtle" color="fg.muted">
          {keikka.keikkaAjoOhje}
        </Box>
      )}
    </>
  );
}

function factsOf(item: GridItem, vehicle: DayVehicle, isDriverless: boolean): Fact[] {
  if (item.isPalkki) return palkkiFacts(item);
  return isReadable(item) ? keikkaFacts(item, vehicle, isDriverless) : [];
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="88px 1fr" columnGap="2" rowGap="0.5" p="3" py="2">
      {facts.map((fact) => (
        <Box key={fact.label} display="contents">
          <Box as="dt" color="fg.subtle">
            {fact.label}
          </Box>
          <Box as="dd">
            <FactText {...fact} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The parts of a fact, with a dot between them. */
function FactText({ main, warning, rest, aside }: Fact) {
  const parts = [
    main && <b>{main}</b>,
    warning && (
      <StatusChip tone="warning" icon={TriangleAlert}>
        {warning}
      </StatusChip>
    ),
    rest,
    aside && <Span color="fg.muted">{aside}</Span>,
  ].filter(Boolean);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {part}
    </Fragment>
  ));
}

const noteIcons = { error: CircleAlert, warning: TriangleAlert } as const;

/** Why the bar is marked. */
function Note({ tone, title, text }: { tone: keyof typeof noteIcons; title: string; text: string }) {
  const Icon = noteIcons[tone];
  return (
    <Flex px="3" py="2" gap="1.5" bg={`status.${tone}.bg`} color={`status.${tone}.fg`}>
      <Icon size={14} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
      <span>
        <b>{title}.</b> {text}.
      </span>
    </Flex>
  );
}
