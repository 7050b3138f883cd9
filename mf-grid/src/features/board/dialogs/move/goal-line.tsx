import { Box, Check, CircleAlert, Flex, TriangleAlert } from '@keikka/ui';
import type { GoalAnswer } from '../../../../day/drops/move-plan.js';
import { texts as dayTexts } from '../../../../day/texts.js';

const looks = {
  free: { icon: Check, color: 'status.success.fg' },
  warning: { icon: TriangleAlert, color: 'status.warning.fg' },
  error: { icon: CircleAlert, color: 'status.error.fg' },
} as const;

/** What the day says to an item, in words and with its mark. */
export function GoalLine({ answer: { tone, reasons } }: { answer: GoalAnswer }) {
  const { icon: Icon, color } = looks[tone];
  return (
    <Flex as="span" display="inline-flex" gap="1.5" color={color}>
      <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 1 }} />
      <Box as="span">
        {(reasons.length > 0 ? reasons : [dayTexts.plan.free]).map((reason) => (
          <Box as="span" display="block" key={reason}>
            {reason}
          </Box>
        ))}
      </Box>
    </Flex>
  );
}
