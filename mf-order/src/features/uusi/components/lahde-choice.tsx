import { m3Text } from '@keikka/domain';
import { Box, chakra, Flex, Kbd, Span, type SystemStyleObject } from '@keikka/ui';
import { useId } from 'react';
import type { Lahde } from '../model/lahteet.js';
import { texts } from '../texts.js';

interface ChoiceProps {
  lahde: Lahde;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** The name of the group of radio buttons: one window is open at a time. */
const GROUP = 'uuden-tilauksen-lahde';

const choice: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  ps: '4',
  pe: '3',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  '&:has(:checked)': { bg: 'brand.subtle' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  '&:has(:disabled)': { cursor: 'not-allowed' },
};

/** One of the sources that order most. */
export function BigLahde(props: ChoiceProps) {
  const { asiakasNimi, count, m3, colorCode, digit } = props.lahde;
  const about = useId();
  return (
    <chakra.label
      css={choice}
      minH="60px"
      borderWidth="1px"
      borderColor={props.chosen ? 'brand.solid' : 'border'}
      boxShadow={props.chosen ? 'inset 0 0 0 1px {colors.brand.solid}' : undefined}
      borderRadius="control"
      overflow="hidden"
    >
      <ColourEdge colour={colorCode} />
      <Radio {...props} about={about} />
      <Box flex="1" minW="0">
        <Span display="block" truncate textStyle="text.base" fontWeight="semibold">
          {asiakasNimi}
        </Span>
        <Span id={about} display="block" textStyle="text.label" color="fg.muted">
          {texts.orders(count)}
        </Span>
      </Box>
      <Box textAlign="end" fontVariantNumeric="tabular-nums">
        <Span display="block" textStyle="text.base" fontWeight="semibold">
          {m3Text(m3)}
        </Span>
        <Span display="block" textStyle="text.label" color="fg.muted">
          {texts.weighted}
        </Span>
      </Box>
      <KeyCap digit={digit} />
    </chakra.label>
  );
}

/** One of the other sources, in a list of rows. */
export function LahdeRow(props: ChoiceProps) {
  const { asiakasNimi, count, m3, colorCode, digit } = props.lahde;
  const about = useId();
  return (
    <chakra.label
      css={{ ...choice, '@media (pointer: coarse)': { minH: '11' } }}
      minH={{ base: '11', md: '8' }}
      textStyle="text.table"
      _notLast={{ borderBottomWidth: '1px', borderColor: 'border.subtle' }}
    >
      <ColourEdge colour={colorCode} />
      <Radio {...props} about={about} />
      <Span flex="1" minW="0" truncate fontWeight="semibold">
        {asiakasNimi}
      </Span>
      {count > 0 && (
        <Flex id={about} gap="4" fontVariantNumeric="tabular-nums">
          <Span color="fg.muted">{texts.orders(count)}</Span>
          <Span minW={{ md: '24' }} textAlign="end" fontWeight="semibold">
            {m3Text(m3)}
          </Span>
        </Flex>
      )}
      <KeyCap digit={digit} />
    </chakra.label>
  );
}

function Radio({ lahde, chosen, disabled, about, onChoose }: ChoiceProps & { about: string }) {
  return (
    <chakra.input
      type="radio"
      name={GROUP}
      value={lahde.asiakasId}
      checked={chosen}
      disabled={disabled}
      aria-label={lahde.asiakasNimi}
      aria-describedby={lahde.count > 0 ? about : undefined}
      onChange={onChoose}
      boxSize="4"
      flexShrink="0"
      accentColor="brand.solid"
      outline="none"
    />
  );
}

/** The colour is data and can be any. */
function ColourEdge({ colour }: { colour: string }) {
  return (
    <Box
      aria-hidden
      position="absolute"
      insetBlock="0"
      insetStart="0"
      w="1"
      bg="bg.muted"
      style={colour ? { background: colour } : undefined}
    />
  );
}

/** The number key that chooses the source, where there is a keyboard. Its place stays, so that the columns are level. */
function KeyCap({ digit }: Pick<Lahde, 'digit'>) {
  return (
    <Span
      w="5"
      display="flex"
      justifyContent="center"
      css={{ '@media (pointer: coarse)': { display: 'none' } }}
    >
      {digit && <Kbd aria-hidden>{digit}</Kbd>}
    </Span>
  );
}
