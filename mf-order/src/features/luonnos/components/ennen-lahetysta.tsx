import type { KeikkaData } from '@keikka/contracts';
import { Box, Check, Circle, Flex, Span, Text } from '@keikka/ui';
import { ennenLahetysta, type Kohta } from '../model/ennen-lahetysta.js';
import { texts } from '../texts.js';

/** Beside a draft that its writer does not plan: what it still needs, and what becomes of it once it is sent. */
export function EnnenLahetysta({ keikka }: { keikka: KeikkaData }) {
  const kohdat = ennenLahetysta(keikka);
  const known = kohdat.filter(({ isKnown }) => isKnown).length;
  return (
    <Flex
      as="aside"
      aria-label={texts.before}
      direction="column"
      gap="4"
      p="4"
      w={{ md: '56' }}
      flexShrink="0"
      bg="bg.subtle"
      borderStartWidth={{ md: '1px' }}
      borderTopWidth={{ base: '1px', md: '0' }}
    >
      <Flex align="baseline" borderBottomWidth="1px" pb="1">
        <Text as="h2" textStyle="text.label" fontWeight="semibold" flex="1">
          {texts.before}
        </Text>
        <Span textStyle="text.label" color="fg.muted" role="status">
          {texts.count(known, kohdat.length)}
        </Span>
      </Flex>
      <Flex as="ul" direction="column" gap="2" listStyleType="none">
        {kohdat.map((kohta) => (
          <KohtaRow key={kohta.label} {...kohta} />
        ))}
      </Flex>
      <Box>
        <Text as="h2" textStyle="text.label" fontWeight="semibold" pb="2">
          {texts.after}
        </Text>
        <Flex as="ol" direction="column" gap="2" listStyleType="none">
          {texts.stages.map(({ tila, text }) => (
            <li key={tila}>
              <Text textStyle="text.label" fontWeight="semibold">
                {tila}
              </Text>
              <Text textStyle="text.small" color="fg.muted">
                {text}
              </Text>
            </li>
          ))}
        </Flex>
      </Box>
    </Flex>
  );
}

function KohtaRow({ label, isKnown, detail }: Kohta) {
  const Icon = isKnown ? Check : Circle;
  return (
    <Flex as="li" gap="2" align="flex-start">
      <Span color={isKnown ? 'status.success.fg' : 'fg.muted'} pt="0.5" flexShrink="0">
        <Icon size={16} role="img" aria-label={isKnown ? texts.done : texts.missing} />
      </Span>
      <Box minW="0">
        <Text textStyle="text.label">{label}</Text>
        <Text textStyle="text.small" color="fg.muted" overflowWrap="anywhere">
          {detail}
        </Text>
      </Box>
    </Flex>
  );
}
