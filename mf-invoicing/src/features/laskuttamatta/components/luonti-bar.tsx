import { Banner, Box, Button } from '@keikka/ui';
import type { LaskujenLuonti } from '../api/use-luo-laskut.js';
import { texts } from '../texts.js';

/** How far the making of invoices is, and afterwards which ones could not be made and why. */
export function LuontiBar({ luonti: { eteneminen, stop, close } }: { luonti: LaskujenLuonti }) {
  if (!eteneminen) return null;
  const { all, made, failed, isRunning } = eteneminen;
  if (isRunning)
    return (
      <Box px="3" py="2">
        <Banner tone="info" action={<Button onClick={stop}>{texts.stop}</Button>}>
          {texts.progress(made + failed.length, all)}
        </Banner>
      </Box>
    );
  return (
    <Box px="3" py="2">
      <Banner
        tone={failed.length > 0 ? 'error' : 'info'}
        action={<Button onClick={close}>{texts.close}</Button>}
      >
        {texts.made(made, all)}
        <Box as="ul" listStyleType="none" maxH="120px" overflowY="auto">
          {failed.map(({ keikkaId, reason }) => (
            <li key={keikkaId}>{texts.failedOf(keikkaId, reason)}</li>
          ))}
        </Box>
      </Banner>
    </Box>
  );
}
