import { Box, Field, Input, Lock } from '@keikka/ui';

interface LukittuFieldProps {
  label: string;
  value: string;
  /** Who fills it in, and when. */
  hint: string;
}

/** A field of a draft that its writer may not fill in, and why. */
export const LukittuField = ({ label, value, hint }: LukittuFieldProps) => (
  <Field label={label} hint={hint} readOnly>
    <Input value={value || '–'} readOnly pe="8" />
    <Box
      as="span"
      position="absolute"
      insetEnd="2.5"
      top="0"
      h="full"
      display="flex"
      alignItems="center"
      color="fg.subtle"
    >
      <Lock size={14} aria-hidden />
    </Box>
  </Field>
);
