import type { KeikkaGetAnswer } from '@keikka/contracts';
import type { LimutusConfig } from '@keikka/domain';
import type { Limutus } from '../../api/limutus/use-limutus.js';
import { LimutusWindow } from './limutus-window.js';

interface LimutusOfOrderProps {
  limutus: Limutus;
  config: LimutusConfig;
  answer: KeikkaGetAnswer;
}

/** The window of the limutus that runs, if one does. */
export function LimutusOfOrder({ limutus, config, answer }: LimutusOfOrderProps) {
  if (!limutus.run) return null;
  const { of, run } = limutus.run;
  const { betonit, varmenne, m3 } = answer.keikkaData;
  const again = () => {
    const line = betonit.find(({ keikkaBetoniId }) => keikkaBetoniId === of.line.keikkaBetoniId) ?? of.line;
    return { ...of, line, betonit, varmenne };
  };
  return (
    <LimutusWindow {...{ of, run, m3, config, again }} onStart={limutus.start} onClose={limutus.close} />
  );
}
