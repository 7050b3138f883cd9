import { useOthersOn } from '@keikka/sdk/record';
import { Center, Flex, Span, Tooltip } from '@keikka/ui';
import { initials } from '../model/initials.js';
import { texts } from '../texts.js';

/** More circles would leave no room for the title; the sentence names everybody. */
const MOST_CIRCLES = 3;

/** Who else has the order open. */
export function OthersOn({ keikkaId }: { keikkaId: number }) {
  const names = useOthersOn(keikkaId).map((name) => name ?? texts.otherCompany);
  if (names.length === 0) return null;
  const sentence = texts.viewedBy(names);
  return (
    <Tooltip content={sentence}>
      <Flex role="status" aria-label={sentence} align="center" gap="2" minW="0" _print={{ display: 'none' }}>
        <Flex flexShrink="0" aria-hidden>
          {names.slice(0, MOST_CIRCLES).map((name, index) => (
            <Center
              key={index}
              boxSize="6"
              ms={index > 0 ? '-1.5' : undefined}
              borderRadius="full"
              borderWidth="1px"
              borderColor="brand.fg"
              bg="brand.subtle"
              color="brand.fg"
              textStyle="text.label"
              fontWeight="semibold"
            >
              {initials(name)}
            </Center>
          ))}
        </Flex>
        <Span textStyle="text.table" color="fg.muted" truncate maxW="56" hideBelow="md">
          {sentence}
        </Span>
      </Flex>
    </Tooltip>
  );
}
