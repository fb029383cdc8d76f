import { globalLayer } from '@vanilla-extract/css';

// The order of these three calls is the cascade: whatever stands later wins, whatever its specificity.
globalLayer('reset');
globalLayer('ui');
globalLayer('app');
