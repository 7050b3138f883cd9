import { Box, chakra, Flex, Text } from '@keikka/ui';
import { useId } from 'react';
import { texts } from '../texts.js';

/** What is made: exactly one of the two (O-149). */
export type Kohde = 'tilaus' | 'palkki';

const names: readonly (readonly [Kohde, string])[] = [
  ['tilaus', texts.order],
  ['palkki', texts.palkki],
];

interface KohdeChoiceProps {
  kohde: Kohde;
  disabled: boolean;
  onChoose: (kohde: Kohde) => void;
}

/** Whether an order or a palkki is made. */
export function KohdeChoice({ kohde, disabled, onChoose }: KohdeChoiceProps) {
  const label = useId();
  return (
    <Box role="radiogroup" aria-labelledby={label} w={{ base: 'full', md: 'auto' }}>
      <Text id={label} mb="3px" textStyle="text.label" fontWeight="semibold" color="fg.muted">
        {texts.kind}
      </Text>
      <Flex borderWidth="1px" borderColor="border" borderRadius="control" overflow="hidden">
        {names.map(([one, name]) => (
          <chakra.label
            key={one}
            display="flex"
            alignItems="center"
            gap="2"
            px="2.5"
            flex={{ base: '1', md: 'none' }}
            textStyle="text.table"
            fontWeight="semibold"
            cursor="pointer"
            css={{
              minH: '30px',
              '@media (pointer: coarse)': { minH: '11' },
              '&:has(:checked)': { bg: 'brand.subtle' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
            }}
            _notLast={{ borderEndWidth: '1px', borderColor: 'border' }}
          >
            <chakra.input
              type="radio"
              name={label}
              checked={one === kohde}
              disabled={disabled}
              onChange={() => onChoose(one)}
              boxSize="4"
              accentColor="brand.solid"
              outline="none"
            />
            {name}
          </chakra.label>
        ))}
      </Flex>
    </Box>
  );
}
