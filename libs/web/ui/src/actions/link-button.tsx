import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '../theme/recipes/button.js';

/** Looks like a button and goes somewhere: an address, a phone number, a map. */
export const LinkButton = chakra('a', buttonRecipe);
