import { Banner, Box, Button } from '@keikka/ui';
import type { Korjausjono } from '../api/use-korjausjono.js';
import { texts } from '../texts.js';

/** How far the mending of orders is, and afterwards which ones could not be mended and why. */
export function KorjausBar({ jono: { eteneminen, stop, close } }: { jono: Korjausjono }) {
  if (!eteneminen) return null;
  const { tehtava, all, made, failed, isRunning } = eteneminen;
  if (isRunning)
    return (
      <Box px="3" py="2">
        <Banner tone="info" action={<Button onClick={stop}>{texts.stop}</Button>}>
          {texts.progress(tehtava, made + failed.length, all)}
        </Banner>
      </Box>
    );
  return (
    <Box px="3" py="2">
      <Banner
        tone={failed.length > 0 ? 'error' : 'info'}
        action={<Button onClick={close}>{texts.close}</Button>}
      >
        {texts.made(tehtava, eteneminen)}
        <Box as="ul" listStyleType="none" maxH="120px" overflowY="auto">
          {failed.map(({ keikkaId, reason }) => (
            <li key={keikkaId}>{texts.failedOf(keikkaId, reason)}</li>
          ))}
        </Box>
      </Banner>
    </Box>
  );
}
