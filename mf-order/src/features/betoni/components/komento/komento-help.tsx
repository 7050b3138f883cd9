import { komentoSanat, type KomentoLists } from '@keikka/domain';
import { useSession } from '@keikka/sdk';
import { Box, Button, Flex, IconButton, Span, Text, X, type SystemStyleObject } from '@keikka/ui';
import { komentoTexts as texts } from '../../komento-texts.js';
import { omatTexts } from '../../omat-komennot-texts.js';

/** The groups are of unequal length, so they flow down: in five columns over the line's width, fewer where it is narrow. */
const columns: SystemStyleObject = { columns: { base: '1', md: '5 88px' }, columnGap: '3' };

interface KomentoHelpProps {
  lists: KomentoLists;
  /** Opens the window of the company's own commands; absent for who may not keep them. */
  onKeep?: () => void;
  onClose: () => void;
}

/** Every command word of the company; it pushes what is below and covers nothing. */
export function KomentoHelp({ lists, onKeep, onClose }: KomentoHelpProps) {
  const { userAsiakas } = useSession();
  return (
    <Box mt="2" pt="2" borderTopWidth="1px" role="region" aria-label={texts.help}>
      <Flex align="start" gap="1" mb="1" textStyle="text.label">
        <Flex wrap="wrap" align="center" columnGap="2" flex="1" minW="0" minH="8">
          <Span fontWeight="semibold">{texts.help}</Span>
          <Span color="fg.muted" me="auto">
            {userAsiakas?.asiakasNimi}
          </Span>
          {onKeep && (
            <Button variant="link" size="sm" textStyle="text.label" onClick={onKeep}>
              {omatTexts.open}
            </Button>
          )}
          <Span color="fg.muted">{texts.helpHint}</Span>
        </Flex>
        <IconButton label={texts.closeHelp} size="sm" onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
      <Box css={columns} textStyle="text.label">
        {komentoSanat(lists)
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows, note }) => (
            <Box key={title} mb="2" breakInside="avoid">
              <Text color="fg.muted" fontWeight="semibold">
                {title}
              </Text>
              {rows.map(({ words, meaning }) => (
                <Text key={words.join()} overflowWrap="anywhere">
                  <Span fontWeight="semibold" color="brand.fg">
                    {words.join(', ')}
                  </Span>{' '}
                  {meaning}
                </Text>
              ))}
              {note && <Text color="fg.muted">{note}</Text>}
            </Box>
          ))}
      </Box>
    </Box>
  );
}
