import { shortDate, type Yyyymmdd } from '@keikka/domain';
import { loadErrorText } from '@keikka/sdk';
import {
  Box,
  Button,
  Center,
  ChevronRight,
  EmptyState,
  ErrorState,
  Flex,
  Plus,
  RefreshCw,
  Skeleton,
  Text,
} from '@keikka/ui';
import { Component, type ReactNode } from 'react';
import { HEADER_HEIGHT, rowHeight, type Preset } from '../../day/rows/presets.js';
import { texts } from '../../day/texts.js';
import { usePreset } from '../../bar/use-preset.js';

const SKELETON_ROWS = 36;
/** Starts and lengths of the grey bars, in per cent: uneven as a day is. */
const SKELETON_BARS = [
  [4, 22],
  [18, 30],
  [9, 16],
  [40, 26],
  [55, 20],
  [28, 34],
] as const;

/** Rows of the size of those that come, so that nothing shifts when they do. */
export function LoadingBoard({ sideOpen }: { sideOpen: boolean }) {
  const preset = usePreset();
  return (
    <Flex flex="1" minH="0" bg="bg.surface" aria-busy>
      <Box flex="1" minW="0" overflow="hidden">
        <Flex
          height={`${HEADER_HEIGHT}px`}
          px="3"
          align="center"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <Text role="status" textStyle="text.table" color="fg.muted">
            {texts.loading}
          </Text>
        </Flex>
        {Array.from({ length: SKELETON_ROWS }, (_, index) => (
          <SkeletonRow key={index} index={index} preset={preset} />
        ))}
      </Box>
      <Box width={sideOpen ? 'sideColumn' : '9'} borderStartWidth="1px" borderColor="border" flexShrink="0" />
    </Flex>
  );
}

function SkeletonRow({ index, preset }: { index: number; preset: Preset }) {
  const [start, length] = SKELETON_BARS[index % SKELETON_BARS.length] ?? SKELETON_BARS[0];
  return (
    <Flex
      align="center"
      height={`${rowHeight(preset, 1)}px`}
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <Skeleton height="10px" minH="0" width="72px" ms="3" />
      <Skeleton height="10px" minH="0" width="68px" ms="10" />
      <Box flex="1" ms="8">
        <Skeleton height={`${preset.barHeight}px`} style={{ marginLeft: `${start}%`, width: `${length}%` }} />
      </Box>
    </Flex>
  );
}

export interface LoadFailedProps {
  error: Error;
  busy: boolean;
  onReload: () => void;
}

/** Nothing came and nothing is remembered (G-015, G-016). */
export function LoadFailed({ error, busy, onReload }: LoadFailedProps) {
  return (
    <Center flex="1" bg="bg.surface">
      <ErrorState
        title={texts.loadFailed}
        text={loadErrorText(error)}
        onRetry={onReload}
        retryLabel={texts.reload}
        retrying={busy}
      />
    </Center>
  );
}

export interface EmptyDayProps {
  yyyymmdd: Yyyymmdd;
  /** null for who may not make any. */
  onNewPalkki: (() => void) | null;
  onNextDay: () => void;
}

/** What is missing, and the one thing that can be done about it. */
export function EmptyDay({ yyyymmdd, onNewPalkki, onNextDay }: EmptyDayProps) {
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText(shortDate(yyyymmdd))}
      action={
        onNewPalkki ? (
          <Button mt="2" variant="primary" onClick={onNewPalkki}>
            <Plus /> {texts.makePalkki}
          </Button>
        ) : (
          <Button mt="2" onClick={onNextDay}>
            {texts.nextDay} <ChevronRight />
          </Button>
        )
      }
    />
  );
}

/** Over the empty rows: they stay, since drivers are given to vehicles before there are orders. */
export function EmptyBoard(props: EmptyDayProps) {
  return (
    <Center position="absolute" inset="0" pointerEvents="none" zIndex="gridHeader">
      <Box bg="bg.surface" borderWidth="1px" borderRadius="control" minW="320px" boxShadow="raised">
        <Box css={{ '& button': { pointerEvents: 'auto' } }}>
          <EmptyDay {...props} />
        </Box>
      </Box>
    </Center>
  );
}

/** One sentence instead of the grid (G-020 to G-022). */
export function Guard({ text }: { text: string }) {
  return (
    <Center height="full" bg="bg.surface">
      <EmptyState title={text} />
    </Center>
  );
}

/** The last net: a fault while drawing shows this view and not a white page (G-018). */
export class GridErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Center height="full" bg="bg.surface">
        <EmptyState
          title={texts.renderFailed}
          action={
            <Button variant="primary" onClick={() => location.reload()}>
              <RefreshCw /> {texts.refreshPage}
            </Button>
          }
        />
      </Center>
    );
  }
}
