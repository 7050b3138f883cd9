import { Box, Flex, Skeleton, Text } from '@keikka/ui';
import { usePreset } from '../../bar/use-preset.js';
import { useLiesOverBoard } from '../../features/side-column/components/use-side-column.js';
import { HEADER_HEIGHT, rowHeight, type Preset } from '../../day/rows/presets.js';
import { texts } from './texts.js';

const SKELETON_ROWS = 36;
/** Starts and lengths of the grey bars, in per cent, uneven like a real day. */
const skeletonBars = [
  [4, 22],
  [18, 30],
  [9, 16],
  [40, 26],
  [55, 20],
  [28, 34],
] as const;

/** Rows in the size of the coming ones, so that nothing shifts. */
export function LoadingBoard({ sideOpen }: { sideOpen: boolean }) {
  const preset = usePreset();
  const liesOver = useLiesOverBoard();
  const besideBoard = sideOpen && !liesOver;
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
      <Box
        width={besideBoard ? 'sideColumn' : 'sideHandle'}
        borderStartWidth="1px"
        borderColor="border"
        flexShrink="0"
      />
    </Flex>
  );
}

function SkeletonRow({ index, preset }: { index: number; preset: Preset }) {
  const [start, length] = skeletonBars[index % skeletonBars.length] ?? skeletonBars[0];
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
