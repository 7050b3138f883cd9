import { Center, EmptyState, ShieldX } from '@keikka/ui';

/** One sentence instead of the grid (G-020 to G-022). */
export function Guard({ text }: { text: string }) {
  return (
    <Center height="full" bg="bg.surface">
      <EmptyState icon={<ShieldX size={32} />} title={text} />
    </Center>
  );
}
