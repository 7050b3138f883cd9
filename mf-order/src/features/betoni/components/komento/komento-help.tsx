import { komentoSanat, type KomentoLists } from '@keikka/domain';
import { Box, Button, Flex, Grid, Span, Text } from '@keikka/ui';
import { komentoTexts as texts } from '../../komento-texts.js';
import { omatTexts } from '../../omat-komennot-texts.js';

/** Every command word of the company; it pushes what is below and covers nothing. */
export function KomentoHelp({ lists, onKeep }: { lists: KomentoLists; onKeep?: () => void }) {
  return (
    <Box mt="2" pt="2" borderTopWidth="1px" role="region" aria-label={texts.help}>
      <Flex wrap="wrap" gap="2" justify="space-between" mb="1" textStyle="text.label">
        <Span fontWeight="semibold">{texts.help}</Span>
        <Span color="fg.muted">{texts.helpHint}</Span>
        {onKeep && (
          <Button variant="link" size="sm" textStyle="text.label" onClick={onKeep}>
            {omatTexts.open}
          </Button>
        )}
      </Flex>
      <Grid templateColumns="repeat(auto-fill, minmax(150px, 1fr))" gap="3" textStyle="text.label">
        {komentoSanat(lists)
          .filter(({ rows }) => rows.length > 0)
          .map(({ title, rows, note }) => (
            <Box key={title} minW="0">
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
      </Grid>
    </Box>
  );
}
