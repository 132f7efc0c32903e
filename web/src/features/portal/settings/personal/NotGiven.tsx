import { chakra } from '../../../../ui/chakra.js';

/** In the place of what the account does not have. */
export const NotGiven = () => <chakra.span color="textFaint">Not given</chakra.span>;
